/** Copying a result, and the toasts that go with it. */
import type { Page } from '@playwright/test'
import { expect, hydrated, press, test } from './site'

test.beforeEach(async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.clock.install()
  await page.goto('/ebay-fee-calculator/')
  await hydrated(page)
  await press(page)
  await expect(page.getByRole('button', { name: 'Copy figure' })).toBeVisible()
  // From here on time passes only where a test says so.
  await page.clock.pauseAt(Date.now() + 10_000)
})

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText())

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

test('a toast is in front of the text below the result', async ({ page }) => {
  // So high that the text reaches up to where toasts are, with the button still in view.
  await page.setViewportSize({ width: 1280, height: 1800 })
  await page.evaluate(() => scrollTo(0, 0))
  await page.getByRole('button', { name: 'Copy figure' }).click()
  const toast = page.locator('li', { hasText: 'Copied: $96.53' })
  await expect(toast).toBeVisible()
  const article = await page.locator('main h2', { hasText: 'How eBay fees are worked out' }).boundingBox()
  const box = await toast.boundingBox()
  expect(article?.y).toBeLessThan(box?.y ?? 0)
  await toast.getByRole('button', { name: 'Close' }).click()
  await expect(toast).toHaveCount(0)
})

test('one toast for each thing copied, updated when it is copied again; Alt+T leads to them and each can be closed', async ({
  page,
}) => {
  const toasts = page.locator('li', { hasText: 'Copied: ' })
  for (const name of ['Copy figure', 'Copy breakdown', 'Copy link', 'Copy figure'])
    await page.getByRole('button', { name }).click()
  await expect(toasts).toHaveCount(3)
  // The one that is copied again is taken out and put back.
  await expect.poll(async () => (await toasts.first().boundingBox())?.width).toBe(356)
  await page.keyboard.press('Alt+t')
  await expect(page.locator('ol[tabindex="-1"]')).toBeFocused()
  await toasts.first().getByRole('button', { name: 'Close' }).click()
  await expect(toasts).toHaveCount(2)
  // The keyboard goes on where the last one came from.
  for (const left of [1, 0]) {
    await toasts.first().getByRole('button', { name: 'Close' }).focus()
    await page.keyboard.press('Enter')
    await expect(toasts).toHaveCount(left)
    await expect(page.getByRole('button', { name: 'Copy figure' })).toBeFocused()
  }
})
