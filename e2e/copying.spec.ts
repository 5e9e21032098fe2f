/** Copying a result, and the toasts that go with it. */
import { expect, hydrated, press, test } from './site'

test('what is copied is said by a toast of its own for four seconds, in front of the text, and each can be closed', async ({
  page,
  context,
}) => {
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText())
  const copy = (what: string) => page.getByRole('button', { name: `Copy ${what}` })
  const toasts = page.locator('li', { hasText: 'Copied: ' })
  const toast = page.locator('li', { hasText: 'Copied: $96.53' })
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.clock.install()
  await page.goto('/ebay-fee-calculator/')
  await hydrated(page)
  await press(page)
  await expect(copy('figure')).toBeVisible()
  // From here on time passes only where a step says so.
  await page.clock.pauseAt(Date.now() + 10_000)

  await test.step('the figure or the whole breakdown is taken, and a toast says so for four seconds', async () => {
    await copy('figure').click()
    expect(await clipboard()).toBe('$96.53')
    await expect(toast).toBeVisible()
    const box = await toast.boundingBox()
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(1200)
    await page.clock.runFor(3500)
    await expect(toast).toBeVisible()
    await page.clock.runFor(1000)
    await expect(toast).toHaveCount(0)
    await copy('breakdown').click()
    expect(await clipboard()).toContain('Final value fee: $14.84 (12.9% of $115.00)')
    expect(await clipboard()).toContain('You Receive: $96.53')
    await page.clock.runFor(4500)
    await expect(toasts).toHaveCount(0)
  })

  await test.step('one toast for each thing, updated when it is copied again; Alt+T leads to them', async () => {
    for (const what of ['figure', 'breakdown', 'link', 'figure']) await copy(what).click()
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
      await expect(copy('figure')).toBeFocused()
    }
  })

  await test.step('a toast is in front of the text below the result', async () => {
    // So high that the text reaches up to where toasts are, with the button still in view.
    await page.setViewportSize({ width: 1280, height: 1800 })
    await page.evaluate(() => scrollTo(0, 0))
    await copy('figure').click()
    await expect(toast).toBeVisible()
    const article = await page.locator('main h2', { hasText: 'How eBay fees are worked out' }).boundingBox()
    const box = await toast.boundingBox()
    expect(article?.y).toBeLessThan(box?.y ?? 0)
    await toast.getByRole('button', { name: 'Close' }).click()
    await expect(toast).toHaveCount(0)
  })
})
