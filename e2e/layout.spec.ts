/** What surrounds the calculators: header, footer, home, the contact form. The menu is in `search-menu.spec.ts`, the page of an unknown path in `static-pages.spec.ts`. */

import type { Page } from '@playwright/test'
import { headerOf, inOrder } from '../src/calculators/order'
import { shortNameIn } from '../src/engine/short-name'
import { expectFitsTwiceTheSize, paths, toPaths } from './around'
import { german, inHeader } from './calculators'
import { hasNoViolation, PHONE, WIDE } from './search'
import { expect, slugs, staticPaths, test } from './site'

/** The header stands on one line, with its button. */
async function expectOneLine(page: Page): Promise<void> {
  const button = page.locator('header').getByRole('button')
  const [links, box] = [await page.locator('header nav').first().boundingBox(), await button.boundingBox()]
  expect(links && box && links.x + links.width).toBeLessThanOrEqual(box?.x ?? 0)
  // A scroll bar takes up to 17 px of the 1280.
  const brand = await page.locator('header a').first().boundingBox()
  expect((links?.x ?? 0) - ((brand?.x ?? 0) + (brand?.width ?? 0))).toBeGreaterThanOrEqual(17)
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(WIDE.width - 12)
}

/** The header is as wide as what is below it. */
async function expectSameWidth(page: Page): Promise<void> {
  const brand = await page.locator('header a[href="/"]').first().boundingBox()
  const heading = await page.getByRole('heading', { level: 1 }).boundingBox()
  expect(brand?.x).toBe(heading?.x)
  const search = await page.locator('header [data-opens]').boundingBox()
  const right = (heading?.x ?? 0) + (heading?.width ?? 0)
  expect(Math.abs((search?.x ?? 0) + (search?.width ?? 0) - right)).toBeLessThan(8)
}

test('home, on a wide screen and on a small phone', async ({ page }) => {
  await page.clock.setFixedTime('2031-06-01')
  await page.goto('/')
  await test.step('shows every calculator once, in order, each with its link', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fee Calculators')
    const cards = page.locator('main li')
    expect(await paths(cards.locator('a'))).toEqual(toPaths(inOrder(slugs)))
    await expect(cards.locator('a').first()).toHaveText('Calculate Fees →')
    await expect(page.locator(`a[href="${german.path}"]`).last()).toBeVisible()
    await expect(page.locator(`main a[href="${german.path}"]`)).toHaveText('Gebühren berechnen →')
  })
  await test.step('has a footer of four columns, with the current year', async () => {
    const footer = page.locator('footer')
    for (const title of ['About', 'Legal', 'Calculators', 'Connect'])
      await expect(footer.getByRole('heading', { name: title, exact: true })).toBeVisible()
    expect((await paths(footer.getByRole('link'))).slice(0, 5)).toEqual(staticPaths.slice(1))
    await expect(footer).toContainText('© 2031 Fee Estimators')
  })
  await page.setViewportSize({ width: 360, height: 640 })
  await test.step('is not endless on a phone, cuts no description off and has room for larger text', async () => {
    // The widest system font makes it a tenth longer than most.
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(4600)
    const cut = await page
      .locator('main li p')
      .evaluateAll((texts) => texts.filter((text) => text.scrollHeight > text.clientHeight + 1).length)
    expect(cut).toBe(0)
    await expectFitsTwiceTheSize(page)
  })
  await test.step('has a menu that closes with its own button', async () => {
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('button', { name: 'Close' }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
  })
  await test.step('has its search field and the first results above the keyboard', async () => {
    await page.getByRole('combobox').fill('cash app')
    const second = page.getByRole('option').nth(1)
    await expect(second).toBeVisible()
    const box = await second.boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(350)
    await expect(page.locator('main figure')).toBeHidden()
  })
})

test('the header on a wide screen: a way past it, twelve short links, one line, as wide as the page', async ({
  page,
}) => {
  await page.setViewportSize(WIDE)
  await page.goto(inHeader.path)
  await test.step('the skip link leads to the content', async () => {
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.locator('main')).toBeFocused()
  })
  await test.step('it holds twelve links and sticks', async () => {
    const links = page.locator('header').getByRole('navigation').getByRole('link')
    expect(await paths(links)).toEqual(toPaths(headerOf(slugs)))
    await expect(page.locator('header a[aria-current=page]').first()).toHaveText(
      shortNameIn('en', inHeader.calculator),
    )
    await expectOneLine(page)
    await page.mouse.wheel(0, 3000)
    await expect(page.locator('header').getByRole('link', { name: 'Fee Estimators' })).toBeInViewport()
    await expect(page.locator('header').getByRole('button', { name: 'Menu' })).toBeHidden()
  })
  await test.step('it is as wide as what is below it', async () => {
    await page.goto('/ebay-fee-calculator/')
    await expectSameWidth(page)
  })
})

test('header, search, menu and footer are German on the German page, and fit it on a wide screen and a phone', async ({
  page,
}) => {
  await page.setViewportSize(WIDE)
  await page.goto(german.path)
  await expectOneLine(page)
  await expectSameWidth(page)
  await test.step('what is typed is found and told in German', async () => {
    const menu = page.getByRole('dialog')
    const [status, results] = [menu.getByRole('status'), menu.getByRole('option')]
    await page.getByRole('button', { name: 'Suche' }).click()
    const input = page.getByRole('combobox', { name: 'Rechner finden' })
    await input.fill('lautstaerke')
    await expect(status).toHaveText('1 Rechner')
    await expect(results).toHaveText([/^dB in Watt/])
    await input.fill('Gebühren für Händler')
    await expect(results).toHaveText([/^PayPal DEGebühren für private/])
    await expect(results).toHaveAttribute('aria-current', 'page')
    await hasNoViolation(page)
    await input.fill('xyz')
    await expect(status).toHaveText('Kein Rechner passt zu „xyz“')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
  })
  await page.setViewportSize(PHONE)
  await page.getByRole('button', { name: 'Menü' }).click()
  await expect(page.getByRole('dialog').getByRole('link').last()).toHaveText('Alle Gebührenrechner ansehen')
  await page.getByRole('button', { name: 'Schließen' }).click()
  await expect(page.locator('footer')).toContainText('Datenschutz')
  await expectFitsTwiceTheSize(page)
})

test('the contact form keeps its fields inside its card on the narrowest phone, sends nothing and says so', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/contact/')
  await test.step('its fields stand inside its card, below the line that it sends nothing', async () => {
    const card = await page.locator('main form').boundingBox()
    const line = await page.getByText('This form is not connected').boundingBox()
    for (const name of ['name', 'email', 'message']) {
      const field = await page.locator(`[name=${name}]`).boundingBox()
      if (!card || !line || !field) throw new Error('not shown')
      expect(field.x).toBeGreaterThan(card.x)
      expect(field.x + field.width).toBeLessThan(card.x + card.width)
      expect(field.y).toBeGreaterThan(line.y + line.height)
    }
  })
  await page.setViewportSize(WIDE)
  const requests: string[] = []
  // A browser fetches the icon when it likes.
  page.on('request', (request) => request.url().endsWith('/favicon.svg') || requests.push(request.url()))
  await page.locator('[name=name]').fill('Ada')
  await page.locator('[name=email]').fill('not an address')
  await page.locator('[name=message]').fill('Hello')
  await page.getByRole('button', { name: 'Send Message' }).click()
  // Whatever the press had sent would have been asked for before this.
  await page.evaluate(() => fetch('/favicon.svg'))
  expect(requests).toEqual([])
  expect(page.url()).toMatch(/\/contact\/$/)
  await expect(page.locator('[name=message]')).toHaveValue('Hello')
  await expect(page.getByText('This form is not connected')).toBeVisible()
})
