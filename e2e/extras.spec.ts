/** What stands beside a result: notes, copy, working backwards, own rates, the same money elsewhere, links. */
import { awake, expect, field, fill, form, output, press, results, test } from './site'

const EBAY = '/ebay-fee-calculator/'
const region = (page: import('@playwright/test').Page) => page.getByRole('region', { name: 'Results' })

test('nothing of it is there, or fetched, before a result', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  await page.goto(EBAY)
  await awake(page)
  await expect(page.getByRole('button', { name: 'Copy link' })).toHaveCount(0)
  const before = scripts.length
  await press(page)
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible()
  expect(scripts.length).toBeGreaterThan(before)
})

test('a blank field is named with what it counted as', async ({ page }) => {
  await page.goto(EBAY)
  await fill(page, { shippingCharged: '' })
  await press(page)
  await expect(region(page)).toContainText('Shipping charged to the buyer: blank, counted as $0.00')
  await fill(page, { shippingCharged: '0' })
  await press(page)
  await expect(region(page)).not.toContainText('blank')
})

test('a jump of the fee nearby gets one line', async ({ page }) => {
  await page.goto('/copart-fees-calculator/')
  await fill(page, { winningBid: '480' })
  await press(page)
  await expect(region(page)).toContainText('Winning bid $499.99 would cost $10.00 more in fees than $500.00.')
})

test.describe('a link that carries the inputs', () => {
  test('fills the form, passes over what it does not know, and still needs a press', async ({ page }) => {
    await page.goto('/stripe-fees-calculator/#amount=480&paymentType=ach&country=mars&junk=1')
    await expect(field(page, 'amount')).toHaveValue('480')
    await expect(field(page, 'paymentType')).toHaveValue('ach')
    await expect(field(page, 'country')).toHaveValue('us')
    expect(await results(page)).toEqual({})
    await press(page)
    await expect(output(page, 'net')).toHaveText('$476.16')
    await form(page).getByRole('button', { name: 'Reset' }).click()
    await expect(field(page, 'amount')).toHaveValue('500')
  })

  test('shows the input that a carried mode asks for', async ({ page }) => {
    await page.goto('/area-per-person-calculator/#mode=people-to-area&people=30&occupancyType=gym')
    await expect(field(page, 'people')).toHaveValue('30')
    await expect(field(page, 'area')).toBeHidden()
    await press(page)
    await expect(output(page, 'requiredArea')).toHaveText('1,500')
  })

  test('makes room for repeated fields, and sets toggles', async ({ page }) => {
    await page.goto(
      '/area-irregular-shapes-calculator/#segmentValue=3&segmentValue=4&segmentUnit=ft&segmentUnit=m',
    )
    await expect(field(page, 'segmentValue')).toHaveCount(2)
    await expect(field(page, 'segmentUnit').nth(1)).toHaveValue('m')
    await press(page)
    await expect(output(page, 'area')).toHaveText('7')
    await page.goto('/parking-area-calculator/#landArea=43560&includeAda=on')
    await expect(field(page, 'includeAda')).toBeChecked()
    await expect(field(page, 'includeEv')).not.toBeChecked()
  })

  test('is copied with what the result was worked out from', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto(EBAY)
    await fill(page, { itemPrice: '49.99', promotedListingRate: '' })
    await press(page)
    await field(page, 'itemPrice').fill('1')
    await page.getByRole('button', { name: 'Copy link' }).click()
    const link = await page.evaluate(() => navigator.clipboard.readText())
    expect(new URL(link).hash).toBe('#itemPrice=49.99&shippingCharged=15')
    expect(new URL(link).search).toBe('')
  })
})

test.describe('copying', () => {
  test.beforeEach(async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.clock.install()
    await page.goto(EBAY)
    await awake(page)
    await press(page)
  })

  const clipboard = (page: import('@playwright/test').Page) =>
    page.evaluate(() => navigator.clipboard.readText())

  test('takes the figure or the whole breakdown, and a toast says so for four seconds', async ({ page }) => {
    await page.getByRole('button', { name: 'Copy figure' }).click()
    expect(await clipboard(page)).toBe('$96.53')
    const toast = page.locator('li', { hasText: 'Copied: $96.53' })
    await expect(toast).toBeVisible()
    const box = await toast.boundingBox()
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(1200)
    await page.clock.runFor(3500)
    await expect(toast).toBeVisible()
    await page.clock.runFor(1000)
    await expect(toast).toHaveCount(0)
    await page.getByRole('button', { name: 'Copy breakdown' }).click()
    expect(await clipboard(page)).toContain('Final value fee: $14.84 (12.9% of $115.00)')
    expect(await clipboard(page)).toContain('You Receive: $96.53')
  })

  test('shows three toasts at most; Alt+T leads to them and each can be closed', async ({ page }) => {
    for (let count = 0; count < 5; count++) await page.getByRole('button', { name: 'Copy figure' }).click()
    const toasts = page.locator('li', { hasText: 'Copied: $96.53' })
    await expect(toasts).toHaveCount(3)
    await page.keyboard.press('Alt+t')
    await expect(page.locator('ol[tabindex="-1"]')).toBeFocused()
    await toasts.first().getByRole('button', { name: 'Close' }).click()
    await expect(toasts).toHaveCount(2)
  })

  test('a tooltip opens after 700 ms', async ({ page }) => {
    await page.getByRole('button', { name: 'Copy figure' }).hover()
    await page.clock.runFor(600)
    await expect(page.getByRole('tooltip')).toHaveCount(0)
    await page.clock.runFor(200)
    await expect(page.getByRole('tooltip')).toHaveText('The figure alone')
  })
})

test.describe('working backwards', () => {
  test('finds the price that leaves an amount, proves it, and puts it into the form', async ({ page }) => {
    await page.goto('/square-fee-calculator/')
    await press(page)
    await page.getByLabel('I want to receive').fill('100')
    await page.getByRole('button', { name: 'Work it out' }).click()
    await expect(region(page)).toContainText('$103.30: fees $3.30, You Receive $100.00.')
    await expect(output(page, 'net')).toHaveText('$96.80')
    await page.getByRole('button', { name: 'Put it into the form' }).click()
    await expect(field(page, 'amount')).toHaveValue('103.30')
    await expect(output(page, 'net')).toHaveText('$96.80')
    await press(page)
    await expect(output(page, 'net')).toHaveText('$100.00')
  })

  test('finds the highest bid for a budget, or says that there is none', async ({ page }) => {
    await page.goto('/copart-fees-calculator/')
    await press(page)
    const budget = page.getByLabel('My budget is')
    await budget.fill('1210')
    await budget.press('Enter')
    await expect(region(page)).toContainText('Winning bid $1,009.52: fees $200.48, Total cost $1,210.00.')
    await budget.fill('100')
    await budget.press('Enter')
    await expect(region(page)).toContainText('The fees alone cost more than $100.00.')
    await budget.fill('')
    await budget.press('Enter')
    await expect(region(page)).not.toContainText('The fees alone')
  })

  test('is not offered where nothing is received or paid for', async ({ page }) => {
    await page.goto('/probate-fees-calculator/')
    await press(page)
    await expect(page.getByRole('button', { name: 'Copy figure' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Work it out' })).toHaveCount(0)
  })
})

test('own rates count from the next press on, are named, and go with Reset', async ({ page }) => {
  await page.goto(EBAY)
  await press(page)
  await expect(output(page, 'net')).toBeVisible()
  const before = await results(page)
  await page.getByText('Rates used', { exact: true }).click()
  const rate = page.getByLabel('Final value fee, item price + shipping')
  await expect(rate).toHaveValue('12.9')
  await press(page)
  expect(await results(page)).toEqual(before)
  await rate.fill('10')
  await press(page)
  await expect(output(page, 'finalValueFee')).toHaveText('$11.50')
  await expect(region(page)).toContainText('With your own rates: Final value fee, item price + shipping 10%.')
  await rate.fill('')
  await press(page)
  expect(await results(page)).toEqual(before)
  await rate.fill('10')
  await form(page).getByRole('button', { name: 'Reset' }).click()
  await expect(rate).toHaveValue('12.9')
  await press(page)
  expect(await results(page)).toEqual(before)
  await expect(region(page)).not.toContainText('your own rates')
})

test('the same money elsewhere is ranked, and a link carries the amount over', async ({ page }) => {
  await page.goto('/stripe-fees-calculator/')
  await fill(page, { amount: '200' })
  await press(page)
  await page.getByText('The same money elsewhere').click()
  const rows = page.locator('details', { hasText: 'The same money elsewhere' }).locator('li')
  await expect(rows).toHaveText([
    'Cash App, cashed out at once$196.50',
    'Venmo business, standard transfer$196.10',
    'Stripe, this page, as entered$193.90',
    'Square, online$193.90',
  ])
  await rows.getByRole('link', { name: 'Venmo business, standard transfer' }).click()
  await expect(page).toHaveURL(/venmo-fee-calculator\/#/)
  await expect(field(page, 'amount')).toHaveValue('200')
  await expect(field(page, 'transactionType')).toHaveValue('business')
  await press(page)
  await expect(output(page, 'net')).toHaveText('$196.10')
})

test('a personal payment is compared with nothing', async ({ page }) => {
  await page.goto('/venmo-fee-calculator/')
  await press(page)
  await expect(page.getByRole('button', { name: 'Copy figure' })).toBeVisible()
  await expect(page.getByText('The same money elsewhere')).toHaveCount(0)
})

test('all of it speaks German on the German page', async ({ page }) => {
  await page.goto('/paypal-gebuehrenrechner/')
  await press(page)
  await page.getByLabel('Ich möchte erhalten').fill('97,16'.replace(',', '.'))
  await page.getByRole('button', { name: 'Ausrechnen' }).click()
  await expect(page.getByText('Betrag 100,00 €: Gebühren 2,84 €, Sie erhalten 97,16 €.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Link kopieren' })).toBeVisible()
  await page.getByText('Verwendete Sätze').click()
  await expect(page.getByText('Tragen Sie für diesen Besuch eigene Sätze ein')).toBeVisible()
})
