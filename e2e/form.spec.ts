/** The one form, as visitors have it. */
import { expect, field, form, hydrated, output, press, region, results, saveData, test } from './site'

const EBAY = '/ebay-fee-calculator/'

test('shows no result before the first press, and keeps it when a field changes', async ({ page }) => {
  await page.goto(EBAY)
  await hydrated(page)
  expect(await results(page)).toEqual({})
  await expect(page.getByText('Your breakdown appears here.')).toBeVisible()
  await press(page)
  await expect(output(page, 'net')).toHaveText('$96.53')
  await field(page, 'itemPrice').fill('40')
  await expect(output(page, 'net')).toHaveText('$96.53')
  await press(page)
  await expect(output(page, 'gross')).toHaveText('$55.00')
})

test('says the result to screen readers, keeps the focus and stays on the page', async ({ page }) => {
  await page.goto(EBAY)
  await hydrated(page)
  const status = region(page).locator('p[role=status]')
  await expect(status).toBeEmpty()
  await field(page, 'itemPrice').fill('200')
  await field(page, 'itemPrice').press('Enter')
  await expect(status).toHaveText('You Receive: $180.73')
  await expect(field(page, 'itemPrice')).toBeFocused()
  expect(new URL(page.url()).search).toBe('')
})

test('has the result in view after a press on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto(EBAY)
  await hydrated(page)
  await press(page)
  const figure = region(page).locator('p', { hasText: /^\$96\.53$/ })
  await expect(figure).toBeInViewport({ ratio: 1 })
})

test('the wheel scrolls the page and leaves the number alone', async ({ page }) => {
  await page.goto(EBAY)
  await hydrated(page)
  await field(page, 'itemPrice').click()
  await page.keyboard.type('12')
  await page.mouse.wheel(0, 120)
  await page.waitForFunction(() => scrollY > 0)
  await expect(field(page, 'itemPrice')).toHaveValue('12')
  await expect(field(page, 'itemPrice')).toBeFocused()
  await page.keyboard.type('5')
  await expect(field(page, 'itemPrice')).toHaveValue('125')
})

test('bad input is read, never refused', async ({ page }) => {
  await page.goto(EBAY)
  for (const [text, net] of [
    ['-50', '-$29.77'],
    ['', '$12.33'],
    ['1e3', '$854.33'],
    ['0.001', '$12.33'],
  ] as const) {
    await field(page, 'itemPrice').fill(text)
    await press(page)
    await expect(output(page, 'net')).toHaveText(net)
    await expect(field(page, 'itemPrice')).toHaveValue(text)
  }
})

test.describe('an error inside the form', () => {
  test.use({ mayComplain: /broken on purpose/ })

  test('shows the error screen and leaves the rest of the page alone', async ({ page }) => {
    // Nothing is fetched ahead, so that nothing but the press meets what is broken.
    await saveData(page)
    await page.goto(EBAY)
    await hydrated(page)
    await page.evaluate(() => {
      window.BigInt = (() => {
        throw Object.assign(new Error('broken on purpose'), { status: 503 })
      }) as unknown as typeof BigInt
    })
    await press(page)
    await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible()
    await expect(page.getByText('503 broken on purpose')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'eBay Fee Calculator', level: 1 })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Frequently Asked Questions' })).toBeVisible()
  })
})

test('speaks German on the German page', async ({ page }) => {
  await page.goto('/paypal-gebuehrenrechner/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await form(page).getByRole('button', { name: 'Gebühren berechnen' }).click()
  await expect(page.getByRole('region', { name: 'Ergebnisse' })).toContainText('Sie erhalten')
  await expect(output(page, 'netto')).toHaveText('97,16 €')
  await expect(page.getByText('2,49 % von 100,00 € + 0,35 €').first()).toBeVisible()
  await expect(form(page).getByRole('button', { name: 'Zurücksetzen' })).toBeVisible()
  await page.getByLabel('Ich möchte erhalten').fill('97.16')
  await page.getByRole('button', { name: 'Ausrechnen' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Betrag' })).toContainText('100,00 €')
  await expect(page.getByRole('button', { name: 'Link kopieren' })).toBeVisible()
  await page.getByText('Verwendete Sätze', { exact: true }).click()
  await expect(page.getByText('Tragen Sie eigene Sätze ein')).toBeVisible()
})
