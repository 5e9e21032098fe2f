/** Finding a calculator on home: what is found takes the place of the cards. */

import type { Page } from '@playwright/test'
import { SEARCH_WORDS } from '../src/site/search/search-words'
import { entries, field, found, hasNoViolation, PHONE, WIDE } from './search'
import { expect, slugs, test } from './site'

const main = (page: Page) => page.getByRole('main')
const status = (page: Page) => main(page).getByRole('status')
const cards = (page: Page) => main(page).getByRole('listitem')
const options = (page: Page) => main(page).getByRole('option')

/** Runs in the page: types each name into the empty field, and notes those of which no frame of the next hundred shows the calculator. */
async function notFound(input: HTMLElement | SVGElement, names: [path: string, name: string][]) {
  const shows = (found: string) =>
    [...document.querySelectorAll(`main [role=option]${found}`)].some((option) => option.checkVisibility())
  const within = async (isSo: () => boolean) => {
    for (let frames = 0; frames < 100 && !isSo(); frames++) await new Promise(requestAnimationFrame)
    return isSo()
  }
  const type = (text: string) => {
    ;(input as HTMLInputElement).value = text
    input.dispatchEvent(new InputEvent('input', { bubbles: true }))
  }
  const missing: string[] = []
  for (const [path, name] of names) {
    type('')
    const isEmpty = await within(() => !shows(''))
    type(name)
    if (!isEmpty || !(await within(() => shows(`[href="${path}"]`)))) missing.push(name)
  }
  return missing
}

test('typing finds calculators, best first, and says how many; every calculator by its name', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await page.goto('/')
  for (const viewport of [PHONE, WIDE])
    await test.step(`${viewport.width} px`, async () => {
      await page.setViewportSize(viewport)
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
  await test.step('every calculator is found by its name', async () => {
    const names = entries.map(({ path, shown }): [string, string] => [path, shown.en])
    expect(await field(page).evaluate(notFound, names)).toEqual([])
  })
})

test('what is found is opened by a press, by Enter or with arrow keys, and Back brings the cards back', async ({
  page,
}) => {
  await test.step('what was typed before the script came is answered when it does', async () => {
    await page.goto('/', { waitUntil: 'commit' })
    await field(page).fill('belly')
    await expect(options(page)).toHaveText([/^Ideal Waist/])
  })
  await test.step('Back brings the cards back, not half of them', async () => {
    await options(page).first().click()
    await expect(page).toHaveURL('/ideal-waist-size-calculator/')
    await page.goBack()
    await expect(field(page)).toHaveValue('')
    await expect(cards(page)).toHaveCount(slugs.length)
    await expect(status(page)).toHaveText(`${slugs.length} calculators`)
  })
  await test.step('Enter opens the best match, which is marked', async () => {
    await field(page).focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/')
    await page.keyboard.type('cash app')
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true')
    await expect(options(page).first()).toContainText('Cash App')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/cashapp-fee-calculator/')
  })
  await test.step('arrow keys go through what was found', async () => {
    await page.goBack()
    await field(page).fill('ebay')
    await expect(options(page)).toHaveCount(found('ebay').length)
    await page.keyboard.press('ArrowDown')
    const second = options(page).nth(1)
    await expect(second).toHaveAttribute('aria-selected', 'true')
    await expect(field(page)).toHaveAttribute(
      'aria-activedescendant',
      (await second.getAttribute('id')) ?? '',
    )
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`/${found('ebay')[1]}/`)
  })
})
