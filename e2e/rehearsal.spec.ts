import type { CDPSession, Page } from '@playwright/test'
import { agreedOf } from '../test/agreed'
import { expect, fill, hydrated, press, test } from './site'

/** Functions of the page's scripts that have run since the last time of asking. */
async function functionsRun(tools: CDPSession): Promise<Set<string>> {
  const { result } = await tools.send('Profiler.takePreciseCoverage')
  const own = result.filter(({ url }) => url.includes('/_astro/'))
  return new Set(
    own.flatMap(({ url, functions }) =>
      functions.flatMap(({ ranges: [whole] }) => (whole?.count ? `${url} ${whole.startOffset}` : [])),
    ),
  )
}

/** Those who wait for an idle moment take turns, so after this many everyone has had several. */
const idle = (page: Page) =>
  page.evaluate(async () => {
    for (let moments = 0; moments < 12; moments++)
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 }))
  })

/** About a fifth is new even so: what waits for the result to be drawn. Without a rehearsal it is more than half. */
const MOST_THAT_IS_NEW = 1 / 3

for (const slug of ['ebay-fee-calculator', 'paypal-gebuehrenrechner', 'carpet-area-calculator'] as const) {
  test(`${slug}: most of what a first press runs has run before, and nobody saw it`, async ({
    page,
    context,
  }) => {
    // What comes after the result is not rehearsed; here it must not mix in.
    const late: string[] = []
    await page.route('**/extras*.js', (route) => void late.push(route.request().url()))
    const tools = await context.newCDPSession(page)
    await tools.send('Profiler.enable')
    await tools.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false })

    await page.goto(`/${slug}/`)
    await hydrated(page)
    await idle(page)
    await fill(page, agreedOf(slug).cases[0]?.inputs ?? {})
    const before = await functionsRun(tools)
    await expect(page.locator('output')).toHaveCount(0)

    await press(page)
    await expect(page.locator('output').first()).toBeVisible()
    const after = await functionsRun(tools)
    const anew = [...after].filter((name) => !before.has(name))
    expect(after.size).toBeGreaterThan(100)
    expect(anew.length / after.size).toBeLessThan(MOST_THAT_IS_NEW)
  })
}
