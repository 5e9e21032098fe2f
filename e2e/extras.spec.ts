/** Extras of a result: notes, own rates, the comparison list. */
import { german } from './calculators'
import { expect, fill, form, hydrated, output, press, region, results, test } from './site'

const EBAY = '/ebay-fee-calculator/'

test('nothing of it is there before a result', async ({ page }) => {
  await page.goto(EBAY)
  await hydrated(page)
  await expect(page.getByRole('button', { name: 'Copy link' })).toHaveCount(0)
  await press(page)
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible()
})

test('copying takes one line of a phone; what is left out there is still heard', async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 823 })
  for (const [path, names] of [
    [EBAY, ['Copy figure', 'Copy breakdown', 'Copy link']],
    [german.path, ['Zahl kopieren', 'Aufstellung kopieren', 'Link kopieren']],
  ] as const) {
    await page.goto(path)
    await press(page)
    const buttons = names.map((name) => page.getByRole('button', { name }))
    const tops = await Promise.all(buttons.map(async (button) => (await button.boundingBox())?.y))
    expect(new Set(tops).size, path).toBe(1)
  }
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

test('a limit of the fees nearby gets one line', async ({ page }) => {
  await page.goto('/probate-fees-calculator/')
  await fill(page, { estateValue: '260000' })
  await press(page)
  await expect(region(page)).toContainText('From $250,000.00 on: Appraisal is capped at $500.00.')
})

test('nobody is told to bid more in order to save a fee', async ({ page }) => {
  await page.goto('/copart-fees-calculator/')
  await fill(page, { winningBid: '480' })
  await press(page)
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible()
  await expect(region(page)).not.toContainText('more in fees')
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

test('a personal payment is compared with nothing', async ({ page }) => {
  await page.goto('/venmo-fee-calculator/')
  await press(page)
  await expect(page.getByRole('button', { name: 'Copy figure' })).toBeVisible()
  await expect(page.getByText('The same money elsewhere', { exact: true })).toHaveCount(0)
})
