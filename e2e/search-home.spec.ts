/** Finding a calculator on home: the field narrows the cards. */
import type { Page } from '@playwright/test'
import { entries, field, hasNoViolation, PHONE, WIDE } from './search'
import { expect, slugs, test } from './site'

const status = (page: Page) => page.getByRole('main').getByRole('status')
const cards = (page: Page) => page.getByRole('main').getByRole('listitem')

for (const viewport of [PHONE, WIDE])
  test(`typing narrows the cards and says how many are left, ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await page.goto('/')
    await expect(status(page)).toHaveText(`${slugs.length} calculators`)
    const grid = page.getByRole('main').getByRole('list')
    const place = (await grid.boundingBox())?.y
    await field(page).focus()
    await page.keyboard.type('Sell CLOHTES')
    await expect(status(page)).toHaveText('2 calculators')
    // Home order, whatever the rank.
    await expect(cards(page).getByRole('heading')).toHaveText(['eBay Fee Calculator', 'Depop Fee Calculator'])
    expect((await grid.boundingBox())?.y).toBe(place)
    await hasNoViolation(page)
    await field(page).fill('loudness')
    await expect(status(page)).toHaveText('1 calculator')
    await field(page).fill('xyz')
    await expect(status(page)).toHaveText(
      `No calculator matches "xyz"; clear the field to see all ${slugs.length}`,
    )
    await expect(cards(page)).toHaveCount(0)
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
  await page.keyboard.type('cash')
  await expect(cards(page)).toHaveCount(2)
  await expect(page.locator('[data-best]')).toContainText('Cash App Fee Calculator')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/cashapp-fee-calculator/')
})

test('Tab leads from the field to what is left', async ({ page }) => {
  await page.goto('/')
  await field(page).focus()
  await page.keyboard.type('belly')
  await expect(status(page)).toHaveText('1 calculator')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/ideal-waist-size-calculator/')
})

test('every calculator is found by its name', async ({ page }) => {
  await page.goto('/')
  for (const { path, shown } of entries) {
    await field(page).fill(shown.en)
    await expect(status(page)).not.toHaveText(`${slugs.length} calculators`)
    await expect(page.locator(`main a[href="${path}"]`)).toBeVisible()
  }
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('there is no field, and every card', async ({ page }) => {
    await page.goto('/')
    await expect(page.locator('input[type=search]:visible')).toHaveCount(0)
    await expect(page.locator('main li:visible')).toHaveCount(slugs.length)
    await expect(page.getByRole('button', { name: 'Search' })).toBeHidden()
  })
})
