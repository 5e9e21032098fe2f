/** The one form, as visitors, hurried visitors and visitors without script have it. */
import type { Route } from '@playwright/test'
import { awake, expect, field, fill, form, holdScripts, output, press, region, results, test } from './site'

const EBAY = '/ebay-fee-calculator/'

test('shows no result before the first press, and keeps it when a field changes', async ({ page }) => {
  await page.goto(EBAY)
  await awake(page)
  expect(await results(page)).toEqual({})
  await expect(page.getByText('Your breakdown appears here.')).toBeVisible()
  await press(page)
  await expect(output(page, 'net')).toHaveText('$96.53')
  await field(page, 'itemPrice').fill('40')
  await expect(output(page, 'net')).toHaveText('$96.53')
  await press(page)
  await expect(output(page, 'gross')).toHaveText('$55.00')
})

test('Enter submits', async ({ page }) => {
  await page.goto(EBAY)
  await field(page, 'itemPrice').press('Enter')
  await expect(output(page, 'net')).toHaveText('$96.53')
})

test('Reset restores the defaults and clears the result', async ({ page }) => {
  await page.goto('/copart-fees-calculator/')
  await fill(page, { winningBid: '1', buyerType: 'broker', location: 'canada', includeShipping: 'true' })
  await press(page)
  await expect(output(page, 'shippingFee')).toBeVisible()
  await form(page).getByRole('button', { name: 'Reset' }).click()
  expect(await results(page)).toEqual({})
  await expect(field(page, 'winningBid')).toHaveValue('5000')
  await expect(field(page, 'buyerType')).toHaveValue('individual')
  await expect(field(page, 'includeShipping')).toHaveValue('false')
})

test('says the result to screen readers, keeps the focus and stays on the page', async ({ page }) => {
  await page.goto(EBAY)
  await awake(page)
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
  await awake(page)
  await press(page)
  const figure = region(page).locator('p', { hasText: /^\$96\.53$/ })
  await expect(figure).toBeInViewport({ ratio: 1 })
})

test.describe('before the script arrives', () => {
  test('typing survives and a press is answered when it does', async ({ page }) => {
    const letThrough = await holdScripts(page)
    await page.goto(EBAY)
    await field(page, 'itemPrice').fill('40')
    await field(page, 'shippingCharged').fill('5')
    await field(page, 'promotedListingRate').fill('2.5')
    await press(page)
    expect(await results(page)).toEqual({})
    letThrough()
    await expect(output(page, 'net')).toHaveText('$36.59')
    await expect(field(page, 'itemPrice')).toHaveValue('40')
  })

  test('a choice survives too', async ({ page }) => {
    const letThrough = await holdScripts(page)
    await page.goto('/copart-fees-calculator/')
    await fill(page, { buyerType: 'broker', includeShipping: 'true' })
    letThrough()
    await awake(page)
    await press(page)
    await expect(output(page, 'documentationFee')).toHaveText('$75.00')
    await expect(output(page, 'shippingFee')).toHaveText('$600.00')
  })

  test('a choice shows the field that it asks for at once', async ({ page }) => {
    const letThrough = await holdScripts(page)
    await page.goto('/area-per-person-calculator/')
    await expect(field(page, 'people')).toBeHidden()
    await field(page, 'mode').selectOption('people-to-area')
    await expect(field(page, 'area')).toBeHidden()
    await field(page, 'people').fill('12')
    letThrough()
    await press(page)
    await expect(output(page, 'requiredArea')).toHaveText('1,200')
    await form(page).getByRole('button', { name: 'Reset' }).click()
    await expect(field(page, 'area')).toBeVisible()
    await expect(field(page, 'people')).toBeHidden()
  })

  test('a choice asks in the words that fit it at once', async ({ page }) => {
    await holdScripts(page)
    await page.goto('/ideal-waist-size-calculator/')
    await expect(field(page, 'height')).toHaveAccessibleName('Height in inches')
    await field(page, 'units').selectOption('metric')
    await expect(field(page, 'height')).toHaveAccessibleName('Height in centimetres')
    await expect(field(page, 'height')).toHaveAccessibleDescription('Without shoes.')
    await expect(form(page).getByText('cm', { exact: true }).first()).toBeVisible()
  })

  test('every other button is answered too, each press once and in its order', async ({ page }) => {
    const letThrough = await holdScripts(page)
    await page.goto('/area-irregular-shapes-calculator/')
    await field(page, 'segmentValue').fill('12.5')
    const add = form(page).getByRole('button', { name: 'Add segment' })
    await add.click()
    await add.click()
    await press(page)
    letThrough()
    await expect(output(page, 'area')).toHaveText('12.5')
    await expect(field(page, 'segmentValue')).toHaveCount(3)
    await add.click()
    await expect(field(page, 'segmentValue')).toHaveCount(4)
  })

  test('Reset takes earlier presses back', async ({ page }) => {
    const letThrough = await holdScripts(page)
    await page.goto('/centipoise-centistokes-calculator/')
    await form(page).getByRole('button', { name: 'Diesel' }).click()
    await press(page)
    await form(page).getByRole('button', { name: 'Reset' }).click()
    letThrough()
    await awake(page)
    await expect(field(page, 'density')).toHaveValue('')
    expect(await results(page)).toEqual({})
  })

  test('rates opened early are listed when it does', async ({ page }) => {
    const letThrough = await holdScripts(page)
    await page.goto(EBAY)
    await form(page).getByText('Rates used').click()
    letThrough()
    await expect(form(page).getByLabel('Final value fee')).toHaveValue('12.9')
  })
})

test.describe('when the script cannot be loaded', () => {
  test.use({ mayComplain: /Failed to load|astro-island/ })

  const NEVER: [why: string, answer: (route: Route) => Promise<void>][] = [
    ['the connection breaks', (route) => route.abort()],
    ['the site was renewed since', (route) => route.fulfill({ status: 404, body: 'Not found' })],
  ]
  for (const [why, answer] of NEVER)
    test(`because ${why}, the form says so and the page stays`, async ({ page }) => {
      await page.route('**/_astro/*.js', answer)
      await page.goto(EBAY)
      await field(page, 'itemPrice').fill('40')
      await press(page)
      await expect(page.getByText('The calculator could not be loaded.')).toBeVisible()
      await expect(field(page, 'itemPrice')).toHaveValue('40')
      await expect(page.getByRole('heading', { name: 'How eBay fees are worked out' })).toBeVisible()
    })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a press does not reload the page, and the form says what it needs', async ({ page }) => {
    await page.goto(EBAY)
    await field(page, 'itemPrice').fill('40')
    await press(page)
    expect(page.url()).toMatch(/\/ebay-fee-calculator\/$/)
    await expect(field(page, 'itemPrice')).toHaveValue('40')
    await expect(page.locator('noscript p', { hasText: 'This form needs JavaScript' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Worked examples' })).toBeVisible()
  })
})

test('the wheel scrolls the page and leaves the number alone', async ({ page }) => {
  await page.goto(EBAY)
  await awake(page)
  await field(page, 'itemPrice').click()
  await page.mouse.wheel(0, 120)
  await page.waitForFunction(() => scrollY > 0)
  await expect(field(page, 'itemPrice')).toHaveValue('100')
  await expect(field(page, 'itemPrice')).toBeFocused()
})

test.describe('bad input', () => {
  for (const [text, net] of [
    ['', '$12.33'],
    ['-50', '-$29.77'],
    ['1e3', '$854.33'],
    ['0.001', '$12.33'],
  ] as const)
    test(`an item price of "${text}" is read, never refused`, async ({ page }) => {
      await page.goto(EBAY)
      await field(page, 'itemPrice').fill(text)
      await press(page)
      await expect(output(page, 'net')).toHaveText(net)
      await expect(field(page, 'itemPrice')).toHaveValue(text)
    })
})

test.describe('an error inside the form', () => {
  test.use({ mayComplain: /broken on purpose/ })

  test('shows the error screen and leaves the rest of the page alone', async ({ page }) => {
    await page.goto(EBAY)
    await awake(page)
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
})
