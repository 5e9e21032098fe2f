/** Finding a calculator in the menu, from any page. */

import type { Page } from '@playwright/test'
import { menuOf } from '../src/calculators/order'
import { german, inHeader } from './calculators'
import { field, found, hasNoViolation, PHONE, WIDE } from './search'
import { expect, slugs, test } from './site'

const menu = (page: Page) => page.getByRole('dialog')
const status = (page: Page) => menu(page).getByRole('status')
const links = (page: Page) => menu(page).getByRole('listitem')
const results = (page: Page) => menu(page).getByRole('option')
const openMenu = (page: Page) => page.getByRole('button', { name: 'Menu' }).click()

test('nothing of it is loaded before its field is used', async ({ page }) => {
  await page.setViewportSize(PHONE)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/about/', { waitUntil: 'networkidle' })
  await openMenu(page)
  await expect(menu(page).getByRole('button', { name: 'Close' })).toBeFocused()
  expect(asked.filter((path) => /search|\.js$/.test(path))).toEqual([])
  await field(page).focus()
  await expect.poll(() => asked).toContain('/search.json')
})

test('results take the place of the links, on a phone, by keyboard alone', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await page.goto(inHeader.path)
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

test('Escape first clears the field, then closes the menu', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await page.goto(inHeader.path)
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

test('is forgotten when the menu is closed', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await page.goto('/about/')
  await openMenu(page)
  await field(page).fill('xyz')
  await expect(status(page)).toHaveText('No calculator matches “xyz”')
  await expect(menu(page).getByRole('link')).toHaveText(['View All Fee Calculators'])
  await page.getByRole('button', { name: 'Close' }).click()
  await openMenu(page)
  await expect(field(page)).toHaveValue('')
  await expect(links(page)).toHaveCount(menuOf(slugs).length)
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

for (const path of [inHeader.path, german.path])
  test(`the header of ${path} stays on one line with it`, async ({ page }) => {
    await page.setViewportSize(WIDE)
    await page.goto(path)
    const button = page.locator('header').getByRole('button')
    const [links, box] = [await page.locator('header nav').first().boundingBox(), await button.boundingBox()]
    expect(links && box && links.x + links.width).toBeLessThanOrEqual(box?.x ?? 0)
    // A scroll bar takes up to 17 px of the 1280.
    const brand = await page.locator('header a').first().boundingBox()
    expect((links?.x ?? 0) - ((brand?.x ?? 0) + (brand?.width ?? 0))).toBeGreaterThanOrEqual(17)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(WIDE.width - 12)
  })

test('is German on the German page', async ({ page }) => {
  await page.goto(german.path)
  await page.getByRole('button', { name: 'Suche' }).click()
  const input = page.getByRole('combobox', { name: 'Rechner finden' })
  await input.fill('lautstaerke')
  await expect(status(page)).toHaveText('1 Rechner')
  await expect(results(page)).toHaveText([/^dB in Watt/])
  await input.fill('Gebühren für Händler')
  await expect(results(page)).toHaveText([/^PayPal DEGebühren für private/])
  await expect(results(page)).toHaveAttribute('aria-current', 'page')
  await hasNoViolation(page)
  await input.fill('xyz')
  await expect(status(page)).toHaveText('Kein Rechner passt zu „xyz“')
})
