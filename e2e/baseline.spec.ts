/** bench/baseline.html stands for the eBay page in measurements, so it must say and do the same. */
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, fill, press, results, test } from './site'

const CASES = [
  { itemPrice: '40', shippingCharged: '5', promotedListingRate: '2.5' },
  { itemPrice: '100', shippingCharged: '15', promotedListingRate: '0' },
  { itemPrice: '9.99', shippingCharged: '0', promotedListingRate: '0' },
]

const words = async (page: Page) => (await page.locator('main').innerText()).split(/\s+/).length

async function answers(page: Page) {
  const all: Record<string, string>[] = []
  for (const inputs of CASES) {
    await fill(page, inputs)
    await press(page)
    await expect(page.locator('main output').first()).toBeVisible()
    all.push(await results(page))
  }
  return all
}

test('the baseline has the words and the results of the page it stands for', async ({ page }) => {
  await page.goto('/ebay-fee-calculator/')
  const ours = { words: await words(page), answers: await answers(page) }
  await page.goto('about:blank')
  await page.setContent(readFileSync('bench/baseline.html', 'utf8'))
  expect(await words(page)).toBeGreaterThan(0.75 * ours.words)
  expect(await words(page)).toBeLessThan(1.25 * ours.words)
  expect(await answers(page)).toEqual(ours.answers)
})
