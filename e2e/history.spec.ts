/** Away and back again, in a browser that has kept nothing in memory: what was typed is still there. One that has is in `engines/around.spec.ts`. */
import type { Page } from '@playwright/test'
import { expect, field, fill, hydrated, output, press, test } from './site'

const TYPED = { itemPrice: '40', shippingCharged: '5', promotedListingRate: '2.5' }

async function leave(page: Page): Promise<void> {
  await page.locator('footer').getByRole('link', { name: 'About Us' }).click()
  await expect(page).toHaveURL(/\/about\/$/)
}

async function typeAndLeave(page: Page): Promise<void> {
  await page.goto('/ebay-fee-calculator/')
  await hydrated(page)
  await fill(page, TYPED)
  await press(page)
  await expect(output(page, 'net')).toHaveText('$36.59')
  await leave(page)
}

async function isAsTyped(page: Page): Promise<void> {
  for (const [name, text] of Object.entries(TYPED)) await expect(field(page, name)).toHaveValue(text)
}

test('Back and Forward keep what was typed, in whatever notation, and it counts', async ({ page }) => {
  await typeAndLeave(page)
  await page.goBack()
  await hydrated(page)
  await isAsTyped(page)
  await press(page)
  await expect(output(page, 'net')).toHaveText('$36.59')
  await page.goForward()
  await expect(page).toHaveURL(/\/about\/$/)
  await page.goBack()
  await isAsTyped(page)
  await hydrated(page)
  await field(page, 'itemPrice').click()
  await page.keyboard.type('12,5')
  await leave(page)
  await page.goBack()
  await expect(field(page, 'itemPrice')).toHaveValue('12.5')
})
