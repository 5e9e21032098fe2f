/** Working backwards, from what is wanted to what has to be asked or bid. Costs and what is no price are in `result.spec.ts`. */
import { expect, field, output, press, region, test } from './site'

test('the answer stands once; the price that leaves an amount is found, proved, and put into the form', async ({
  page,
}) => {
  await page.goto('/square-fee-calculator/')
  await press(page)
  await test.step('the answer stands once, fees with a minus beside them', async () => {
    await expect(page.getByText('$96.80', { exact: true })).toHaveCount(1)
    await expect(output(page, 'net')).toHaveText('$96.80')
    await expect(output(page, 'processingFee')).toHaveText('$3.20')
    await expect(region(page).locator('dd', { has: output(page, 'processingFee') })).toHaveText('−$3.20')
    // A share of every hundred would say the same once more.
    await expect(region(page)).not.toContainText('of every $100')
  })
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
  await test.step('of another amount it is said what stays of every hundred', async () => {
    await field(page, 'amount').fill('50')
    await press(page)
    await expect(region(page)).toContainText('of $50.00: you keep $96.50 of every $100')
  })
})
