/** A translated page; each calculator is translated after its script in `each-calculator.spec.ts`, before it in `offline.spec.ts`. */
import { expect, form, hydrated, output, press, test } from './site'
import { translate } from './visit/translate'

test('everything around the result works on a translated page', async ({ page }) => {
  await page.goto('/stripe-fees-calculator/')
  await hydrated(page)
  await translate(page)
  await press(page)
  await page.getByText('The same money elsewhere').click()
  await expect(page.locator('details li').first()).toBeVisible()
  await page.getByLabel('I want to receive').fill('100')
  await page.getByRole('button', { name: 'Work it out' }).click()
  await expect(page.getByText('$103.30').first()).toBeVisible()
  await page.getByLabel('I want to receive').fill('200')
  await page.getByRole('button', { name: 'Work it out' }).click()
  await expect(page.getByText('$206.28').first()).toBeVisible()
  await form(page).getByText('Rates used').click()
  await form(page).locator('[name^="rate:"]').first().fill('0')
  await press(page)
  await expect(output(page, 'processingFee')).toHaveText('$0.30')
  await page.getByRole('button', { name: 'Search' }).click()
  await page.keyboard.type('square')
  await expect(page.getByRole('option').first()).toContainText('Square')
  await page.keyboard.type(' feet')
  await expect(page.getByRole('option').first()).toContainText('Area')
})
