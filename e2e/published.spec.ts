/** Published price lists beside this page's rates: one line under the result, and a choice in the panel. */
import { expect, field, form, output, press, region, results, test } from './site'

const EBAY = '/ebay-fee-calculator/'
const LINE =
  'By eBay’s list as read on 20 September 2026: about $16.04 in total fees; you receive about $98.96.'

test('a result by this page’s rates says what it would be by each list', async ({ page }) => {
  await page.goto(EBAY)
  await press(page)
  await expect(output(page, 'net')).toHaveText('$96.53')
  await expect(region(page)).toContainText(LINE)
})

test('one press uses the list, says so, and a link carries it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(EBAY)
  await press(page)
  await page.getByRole('button', { name: 'Use these rates' }).click()
  await expect(output(page, 'net')).toHaveText('$98.96')
  await expect(region(page)).toContainText('By eBay’s list as read on')
  await expect(page.getByRole('button', { name: 'Use these rates' })).toHaveCount(0)
  const before = await results(page)
  await page.getByRole('button', { name: 'Copy link' }).click()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(new URL(link).hash).toBe('#rates=ebay-2026-09')
  await page.getByRole('button', { name: 'Copy breakdown' }).click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('By eBay’s list as read on')
  await page.goto('/about/')
  await page.goto(link)
  await press(page)
  await expect(output(page, 'net')).toHaveText('$98.96')
  expect(await results(page)).toEqual(before)
  await form(page).getByRole('button', { name: 'Reset' }).click()
  await press(page)
  await expect(output(page, 'net')).toHaveText('$96.53')
})

test('the panel offers this page’s rates, each list and own figures', async ({ page }) => {
  await page.goto('/stripe-fees-calculator/')
  await form(page).getByText('Rates used').click()
  const choice = form(page).getByLabel('Which rates')
  await expect(choice.locator('option')).toHaveCount(3)
  await choice.selectOption({ index: 1 })
  await press(page)
  await expect(region(page)).toContainText(/^.*By Stripe.* as read on/s)
  await form(page).locator('[name^="rate:"]').first().fill('1')
  await expect(choice).toHaveValue('own')
  await choice.selectOption('')
  await expect(choice).toHaveValue('')
  await press(page)
  await expect(output(page, 'net')).toHaveText('$485.20')
  await expect(field(page, 'amount')).toHaveValue('500')
})
