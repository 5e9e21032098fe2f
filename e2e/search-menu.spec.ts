/** The menu, and finding a calculator in it, from any page. In German it is in `layout.spec.ts`. */

import type { Page } from '@playwright/test'
import { menuOf } from '../src/calculators/order'
import { expectFitsTwiceTheSize, paths, toPaths } from './around'
import { inHeader } from './calculators'
import { field, found, hasNoViolation, PHONE, WIDE } from './search'
import { expect, slugs, test } from './site'

const menu = (page: Page) => page.getByRole('dialog')
const status = (page: Page) => menu(page).getByRole('status')
const links = (page: Page) => menu(page).getByRole('listitem')
const results = (page: Page) => menu(page).getByRole('option')
const openMenu = (page: Page) => page.getByRole('button', { name: 'Menu' }).click()

test('nothing of it is loaded before its field is used, and it is forgotten when the menu is closed', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/about/', { waitUntil: 'networkidle' })
  await openMenu(page)
  await expect(menu(page).getByRole('button', { name: 'Close' })).toBeFocused()
  expect(asked.filter((path) => /search|\.js$/.test(path))).toEqual([])
  await field(page).focus()
  await expect.poll(() => asked).toContain('/search.json')
  await field(page).fill('xyz')
  await expect(status(page)).toHaveText('No calculator matches “xyz”')
  await expect(menu(page).getByRole('link')).toHaveText(['View All Fee Calculators'])
  await page.getByRole('button', { name: 'Close' }).click()
  await openMenu(page)
  await expect(field(page)).toHaveValue('')
  await expect(links(page)).toHaveCount(menuOf(slugs).length)
})

test('on a phone, by keyboard alone: Escape clears the field, then closes; results take the place of the links', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await page.goto(inHeader.path)
  await expectFitsTwiceTheSize(page)
  await test.step('the menu opens full screen and lists the calculators; Escape gives the focus back', async () => {
    await openMenu(page)
    await expect(menu(page)).toBeVisible()
    expect(await menu(page).boundingBox()).toMatchObject({ x: 0, y: 0, ...PHONE })
    expect(await paths(menu(page).getByRole('link'))).toEqual([...toPaths(menuOf(slugs)), '/'])
    await expect(menu(page).getByRole('link').last()).toHaveText('View All Fee Calculators')
    await page.keyboard.press('Escape')
    await expect(menu(page)).toBeHidden()
    await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused()
  })
  await test.step('Escape first clears the field, then closes the menu', async () => {
    await openMenu(page)
    await field(page).fill('waist')
    await expect(results(page)).toHaveCount(1)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Escape')
    await expect(menu(page)).toBeVisible()
    await expect(field(page)).toBeFocused()
    await expect(field(page)).toHaveValue('')
    await expect(status(page)).toBeEmpty()
    await expect(links(page)).toHaveCount(menuOf(slugs).length)
    await page.keyboard.press('Escape')
    await expect(menu(page)).toBeHidden()
    await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused()
  })
  await test.step('results take the place of the links, and Enter opens one', async () => {
    await openMenu(page)
    await page.keyboard.press('Tab')
    await expect(field(page)).toBeFocused()
    await page.keyboard.type('square')
    await expect(status(page)).toHaveText(`${found('square').length} calculators`)
    await expect(results(page)).toHaveCount(found('square').length)
    await expect(results(page).first()).toContainText('Square Fee Calculator')
    for (const result of await results(page).all())
      expect((await result.boundingBox())?.height).toBeGreaterThanOrEqual(48)
    await hasNoViolation(page)
    await page.keyboard.press('ArrowDown')
    await expect(results(page).nth(1)).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('ArrowUp')
    await expect(results(page).nth(0)).toHaveAttribute('aria-selected', 'true')
    await expect(field(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/square-fee-calculator/')
    await expect(menu(page)).toBeHidden()
  })
})

test('a wide screen has a button for it', async ({ page }) => {
  await page.setViewportSize(WIDE)
  await page.goto(inHeader.path)
  const button = page.getByRole('button', { name: 'Search' })
  await button.press('Enter')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('ticktmaster')
  await expect(results(page)).toHaveText([/^Ticketmaster Fee Calculator/])
  await hasNoViolation(page)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(menu(page)).toBeHidden()
  await expect(button).toBeFocused()
})
