/** Working backwards, from what is wanted to what has to be asked or bid. */
import { expect, field, output, press, region, test } from './site'

test('finds the price that leaves an amount, proves it, and puts it into the form', async ({ page }) => {
  await page.goto('/square-fee-calculator/')
  await press(page)
  await page.getByLabel('I want to receive').fill('100')
  await page.getByRole('button', { name: 'Work it out' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Amount charged' })).toContainText('$103.30')
  const proof = page.locator('form', { hasText: 'I want to receive' }).locator('dl > div')
  await expect(proof).toHaveText(['Amount charged$103.30', 'Processing fee−$3.30', 'You Receive$100.00'])
  await expect(output(page, 'net')).toHaveText('$96.80')
  // Other figures in the form: the answer is not about them, and is not put among them.
  const use = page.getByRole('button', { name: 'Put it into the form' })
  await field(page, 'transactionType').selectOption('in-person')
  await expect(use).toBeHidden()
  await field(page, 'transactionType').selectOption('online')
  await press(page)
  await page.getByLabel('I want to receive').press('Enter')
  await use.click()
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
  await expect(page.getByRole('status').filter({ hasText: 'Winning bid, at most' })).toContainText(
    '$1,009.52',
  )
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
