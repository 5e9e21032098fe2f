/** Everything done with keys alone. That Tab goes through every form in its order is in `each-calculator.spec.ts`, the menu in `engines/around.spec.ts`. */
import { expect, field, hydrated, output, region, results, test } from './site'

test('a number is typed, a choice made, a box checked, and all of it taken back', async ({ page }) => {
  await page.goto('/parking-area-calculator/')
  await hydrated(page)
  await field(page, 'landArea').focus()
  await page.keyboard.type('43560')
  await field(page, 'includeAda').focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(field(page, 'angle')).toBeFocused()
  await page.keyboard.press('6')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(output(page, 'totalSpaces')).toHaveText('137')
  await expect(output(page, 'adaSpaces')).toHaveText('3')
  await expect(field(page, 'angle')).toHaveValue('60')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  expect(await results(page)).toEqual({})
  await expect(field(page, 'landArea')).toHaveValue('')
  await expect(field(page, 'includeAda')).not.toBeChecked()
})

test('what stands beside a result is reached and used with keys alone', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/stripe-fees-calculator/')
  await hydrated(page)
  await field(page, 'amount').press('Enter')
  /** What the field or button with the focus is called. */
  const focused = () =>
    page.evaluate(() => {
      const element = document.activeElement as HTMLInputElement | null
      return element === document.body ? '' : (element?.labels?.[0] ?? element)?.textContent
    })
  const reach = async (name: string) => {
    for (let steps = 0; steps < 20; steps++) {
      await page.keyboard.press('Tab')
      if ((await focused())?.includes(name)) return
    }
    throw new Error(`Tab does not reach ${name}`)
  }
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible()
  await reach('Rates used')
  await page.keyboard.press('Enter')
  await expect(page.locator('[name^="rate:"]').first()).toHaveValue('2.9')
  await page.keyboard.press('Enter')
  await reach('Copy breakdown')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Copied: the breakdown', { exact: true })).toBeVisible()
  await reach('I want to receive')
  await page.keyboard.type('100')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'Amount' })).toContainText('$103.30')
  await reach('The same money elsewhere')
  await page.keyboard.press('Enter')
  await expect(region(page).locator('.extras-details li a').first()).toBeVisible()
})
