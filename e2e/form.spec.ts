/** The one form, as visitors have it. */
import type { Page } from '@playwright/test'
import { expectButtonsOnOneLine } from './around'
import { expect, field, fill, form, hydrated, output, press, region, results, saveData, test } from './site'

const EBAY = '/ebay-fee-calculator/'

test('a result comes at a press and not before, is said, and stays; whatever is typed is read', async ({
  page,
}) => {
  const status = region(page).locator('p[role=status]')
  await page.goto(EBAY)
  await hydrated(page)
  await test.step('nothing is there before the first press', async () => {
    expect(await results(page)).toEqual({})
    await expect(page.getByText('Your breakdown appears here.')).toBeVisible()
    await expect(status).toBeEmpty()
    await expect(page.getByRole('button', { name: 'Copy link' })).toHaveCount(0)
  })
  await test.step('the wheel scrolls the page and leaves the number alone', async () => {
    await field(page, 'itemPrice').click()
    await page.keyboard.type('12')
    await page.mouse.wheel(0, 120)
    await page.waitForFunction(() => scrollY > 0)
    await expect(field(page, 'itemPrice')).toHaveValue('12')
    await expect(field(page, 'itemPrice')).toBeFocused()
    await page.keyboard.type('5')
    await expect(field(page, 'itemPrice')).toHaveValue('125')
    await form(page).getByRole('button', { name: 'Reset' }).click()
    await expect(field(page, 'itemPrice')).toHaveValue('100')
    expect(await results(page)).toEqual({})
  })
  await test.step('a result is kept when a field changes', async () => {
    await press(page)
    await expect(output(page, 'net')).toHaveText('$96.53')
    await expect(status).toHaveText('You Receive: $96.53')
    await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible()
    await field(page, 'itemPrice').fill('40')
    await expect(output(page, 'net')).toHaveText('$96.53')
    await press(page)
    await expect(output(page, 'gross')).toHaveText('$55.00')
  })
  await test.step('it is said to screen readers; the focus and the page stay', async () => {
    await field(page, 'itemPrice').fill('200')
    await field(page, 'itemPrice').press('Enter')
    await expect(status).toHaveText('You Receive: $180.73')
    await expect(field(page, 'itemPrice')).toBeFocused()
    expect(new URL(page.url()).search).toBe('')
  })
  await test.step('bad input is read, never refused', async () => {
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
  await test.step('a blank field is named with what it counted as', async () => {
    await fill(page, { shippingCharged: '' })
    await press(page)
    await expect(region(page)).toContainText('Shipping charged to the buyer: blank, counted as $0.00')
    await fill(page, { shippingCharged: '0' })
    await press(page)
    await expect(region(page)).not.toContainText('blank')
  })
  await test.step('a pasted book is cut to what a number or a search can be', () => pasteBooks(page))
})

async function pasteBooks(page: Page): Promise<void> {
  for (const book of [`1.${'3'.repeat(100_000)}`, 'x'.repeat(100_000)]) {
    await field(page, 'itemPrice').focus()
    await field(page, 'itemPrice').selectText()
    await page.keyboard.insertText(book)
    await expect(field(page, 'itemPrice')).toHaveValue(book.slice(0, 1000))
    await page.keyboard.insertText(book)
    await expect(field(page, 'itemPrice')).toHaveValue(book.slice(0, 1000))
    await press(page)
    await expect(output(page, 'net')).toHaveText(/^\$/)
    await page.getByRole('button', { name: 'Reset' }).click()
  }
  await page.getByRole('button', { name: 'Search' }).click()
  await page.keyboard.insertText('x'.repeat(10_000))
  await expect(page.getByRole('dialog').getByRole('combobox')).toHaveValue('x'.repeat(200))
}

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
  await test.step('copying takes one line of a phone; what is left out there is still heard', () =>
    expectButtonsOnOneLine(page, ['Zahl kopieren', 'Aufstellung kopieren', 'Link kopieren']))
})
