import { expect, field, output, press, test } from './site'

/** Third-generation mobile: long round trips, 50 KB a second. */
const THIRD_GENERATION = {
  offline: false,
  latency: 400,
  downloadThroughput: 50_000,
  uploadThroughput: 50_000,
}

test('typing and pressing at once gives the right result on a slow connection', async ({ page }) => {
  const tools = await page.context().newCDPSession(page)
  await tools.send('Network.emulateNetworkConditions', THIRD_GENERATION)
  await page.goto('/ebay-fee-calculator/', { waitUntil: 'commit' })
  await field(page, 'itemPrice').fill('40')
  await field(page, 'shippingCharged').fill('5')
  await field(page, 'promotedListingRate').fill('2.5')
  await press(page)
  await expect(output(page, 'net')).toHaveText('$36.59', { timeout: 20_000 })
  await expect(field(page, 'itemPrice')).toHaveValue('40')
})
