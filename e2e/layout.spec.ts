/** What surrounds the calculators: header, menu, footer, home, static pages, not found. */

import { headerOf, inOrder, menuOf } from '../src/calculators/order'
import { shortNameIn } from '../src/engine/short-name'
import { german, inHeader } from './calculators'
import { expect, sidewaysScroll, slugs, staticPaths, test } from './site'

const toPaths = (wanted: string[]) => wanted.map((slug) => `/${slug}/`)

const paths = (locator: import('@playwright/test').Locator) =>
  locator.evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname))

test('home shows every calculator once, in order, each with its link', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fee Calculators')
  const cards = page.locator('main li')
  expect(await paths(cards.locator('a'))).toEqual(toPaths(inOrder(slugs)))
  await expect(cards.locator('a').first()).toHaveText('Calculate Fees →')
  await expect(page.locator(`a[href="${german.path}"]`).last()).toBeVisible()
  await expect(page.locator(`main a[href="${german.path}"]`)).toHaveText('Gebühren berechnen →')
})

test.describe('home on a small phone', () => {
  test.use({ viewport: { width: 360, height: 640 } })

  test('is not endless, and cuts no description off', async ({ page }) => {
    await page.goto('/')
    // The widest system font makes it a tenth longer than most.
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(4600)
    const cut = await page
      .locator('main li p')
      .evaluateAll((texts) => texts.filter((text) => text.scrollHeight > text.clientHeight + 1).length)
    expect(cut).toBe(0)
  })

  test('the search field and its first results stand above the keyboard', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('combobox').fill('cash app')
    const second = page.getByRole('option').nth(1)
    await expect(second).toBeVisible()
    const box = await second.boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(350)
    await expect(page.locator('main figure')).toBeHidden()
  })
})

for (const path of ['/ebay-fee-calculator/', '/paypal-gebuehrenrechner/'])
  test(`the header of ${path} is as wide as what is below it`, async ({ page }) => {
    await page.goto(path)
    const brand = await page.locator('header a[href="/"]').first().boundingBox()
    const heading = await page.getByRole('heading', { level: 1 }).boundingBox()
    expect(brand?.x).toBe(heading?.x)
    const search = await page.locator('header [data-opens]').boundingBox()
    const right = (heading?.x ?? 0) + (heading?.width ?? 0)
    expect(Math.abs((search?.x ?? 0) + (search?.width ?? 0) - right)).toBeLessThan(8)
  })

test('the header holds twelve short links on a wide screen and sticks', async ({ page }) => {
  await page.goto(inHeader.path)
  const links = page.locator('header').getByRole('navigation').getByRole('link')
  expect(await paths(links)).toEqual(toPaths(headerOf(slugs)))
  await expect(page.locator('header a[aria-current=page]').first()).toHaveText(
    shortNameIn('en', inHeader.calculator),
  )
  await page.mouse.wheel(0, 3000)
  await expect(page.locator('header').getByRole('link', { name: 'Fee Estimators' })).toBeInViewport()
  await expect(page.locator('header').getByRole('button', { name: 'Menu' })).toBeHidden()
})

test.describe('the menu on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('opens full screen, lists the calculators, closes with Escape and gives the focus back', async ({
    page,
  }) => {
    await page.goto(inHeader.path)
    const opener = page.getByRole('button', { name: 'Menu' })
    await opener.click()
    const menu = page.getByRole('dialog')
    await expect(menu).toBeVisible()
    const box = await menu.boundingBox()
    expect(box).toMatchObject({ x: 0, y: 0, width: 360, height: 740 })
    const links = await paths(menu.getByRole('link'))
    expect(links).toEqual([...toPaths(menuOf(slugs)), '/'])
    await expect(menu.getByRole('link').last()).toHaveText('View All Fee Calculators')
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(opener).toBeFocused()
  })

  test('closes with its own button', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('button', { name: 'Close' }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
  })
})

test('the footer has four columns and the current year', async ({ page }) => {
  await page.clock.setFixedTime('2031-06-01')
  await page.goto('/')
  const footer = page.locator('footer')
  for (const title of ['About', 'Legal', 'Calculators', 'Connect'])
    await expect(footer.getByRole('heading', { name: title, exact: true })).toBeVisible()
  expect((await paths(footer.getByRole('link'))).slice(0, 5)).toEqual(staticPaths.slice(1))
  await expect(footer).toContainText('© 2031 Fee Estimators')
})

test('header, menu and footer are German on the German page', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(german.path)
  await page.getByRole('button', { name: 'Menü' }).click()
  await expect(page.getByRole('dialog').getByRole('link').last()).toHaveText('Alle Gebührenrechner ansehen')
  await page.getByRole('button', { name: 'Schließen' }).click()
  await expect(page.locator('footer')).toContainText('Datenschutz')
})

test('with text of twice the size the longest words still fit a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  for (const path of [german.path, inHeader.path, '/']) {
    await page.goto(path)
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '32px'
    })
    expect(await sidewaysScroll(page), path).toBe(0)
  }
})

test('the skip link leads to the content', async ({ page }) => {
  await page.goto(inHeader.path)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
})

test('the contact form sends nothing and says so', async ({ page }) => {
  await page.goto('/contact/')
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

test.describe('an unknown path', () => {
  test.use({ mayComplain: /404/ })

  test('shows the not-found page with status 404 and names the path in the console', async ({ page }) => {
    const said: string[] = []
    page.on('console', (message) => said.push(message.text()))
    const response = await page.goto('/no-such-page/')
    expect(response?.status()).toBe(404)
    await expect(page.getByText('404', { exact: true })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible()
    await expect.poll(() => said.some((text) => text.includes('/no-such-page/'))).toBe(true)
    await page.getByRole('link', { name: 'Return to Home' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fee Calculators')
  })
})

test.describe('the contact form on the narrowest phone', () => {
  test.use({ viewport: { width: 320, height: 640 } })

  test('keeps its fields inside its card, below the line that it sends nothing', async ({ page }) => {
    await page.goto('/contact/')
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
})
