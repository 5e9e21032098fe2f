/** Finding a calculator on home: what is found takes the place of the cards. */

import type { Page } from '@playwright/test'
import { SEARCH_WORDS } from '../src/site/search/search-words'
import { entries, field, found, hasNoViolation, PHONE, WIDE } from './search'
import { expect, slugs, test } from './site'

const main = (page: Page) => page.getByRole('main')
const status = (page: Page) => main(page).getByRole('status')
const cards = (page: Page) => main(page).getByRole('listitem')
const options = (page: Page) => main(page).getByRole('option')

for (const viewport of [PHONE, WIDE])
  test(`typing finds calculators, best first, and says how many, ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await page.goto('/')
    await expect(status(page)).toHaveText(`${slugs.length} calculators`)
    await expect(cards(page)).toHaveCount(slugs.length)
    await field(page).focus()
    await page.keyboard.type('Sell CLOHTES')
    // Two words, in any case, one misspelt.
    const wanted = found('sell clothes')
    await expect(status(page)).toHaveText(SEARCH_WORDS.en.found(wanted.length))
    await expect(options(page)).toHaveCount(wanted.length)
    await expect(options(page).first()).toHaveAttribute('href', `/${wanted[0]}/`)
    await expect(cards(page)).toHaveCount(0)
    await hasNoViolation(page)
    await field(page).fill('loudness')
    await expect(status(page)).toHaveText('1 calculator')
    await field(page).fill('xyz')
    await expect(status(page)).toHaveText('No calculator matches “xyz”')
    await expect(options(page)).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(field(page)).toHaveValue('')
    await expect(field(page)).toBeFocused()
    await expect(status(page)).toHaveText(`${slugs.length} calculators`)
    await expect(cards(page)).toHaveCount(slugs.length)
  })

test('Enter opens the best match, which is marked', async ({ page }) => {
  await page.goto('/')
  await field(page).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/')
  await page.keyboard.type('cash app')
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true')
  await expect(options(page).first()).toContainText('Cash App')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/cashapp-fee-calculator/')
})

test('arrow keys go through what was found', async ({ page }) => {
  await page.goto('/')
  await field(page).fill('ebay')
  await expect(options(page)).toHaveCount(found('ebay').length)
  await page.keyboard.press('ArrowDown')
  const second = options(page).nth(1)
  await expect(second).toHaveAttribute('aria-selected', 'true')
  await expect(field(page)).toHaveAttribute('aria-activedescendant', (await second.getAttribute('id')) ?? '')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/${found('ebay')[1]}/`)
})

test('what was typed before the script came is answered when it does', async ({ page }) => {
  await page.goto('/', { waitUntil: 'commit' })
  await field(page).fill('belly')
  await expect(options(page)).toHaveText([/^Ideal Waist/])
})

test('Back brings the cards back, not half of them', async ({ page }) => {
  await page.goto('/')
  await field(page).fill('belly')
  await options(page).first().click()
  await expect(page).toHaveURL('/ideal-waist-size-calculator/')
  await page.goBack()
  await expect(field(page)).toHaveValue('')
  await expect(cards(page)).toHaveCount(slugs.length)
  await expect(status(page)).toHaveText(`${slugs.length} calculators`)
})

test('every calculator is found by its name', async ({ page }) => {
  await page.goto('/')
  for (const { path, shown } of entries) {
    await field(page).fill(shown.en)
    await expect(main(page).locator(`[role=option][href="${path}"]`)).toBeVisible()
  }
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('there is no field, and every card', async ({ page }) => {
    await page.goto('/')
    await expect(page.locator('search input:visible')).toHaveCount(0)
    await expect(page.locator('main li:visible')).toHaveCount(slugs.length)
    await expect(page.getByRole('button', { name: 'Search' })).toBeHidden()
  })
})
