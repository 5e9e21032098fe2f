import type { CDPSession, Page } from '@playwright/test'
import { isAboutFees } from '../src/engine/calculator'
import { agreedOf } from '../test/agreed'
import { calculators, german, inHeader } from './calculators'
import { expect, fill, hydrated, press, test } from './site'

/** Functions of the page's scripts that have run since the last call. */
async function functionsRun(tools: CDPSession): Promise<Set<string>> {
  const { result } = await tools.send('Profiler.takePreciseCoverage')
  const own = result.filter(({ url }) => url.includes('/_astro/'))
  return new Set(
    own.flatMap(({ url, functions }) =>
      functions.flatMap(({ ranges: [whole] }) => (whole?.count ? `${url} ${whole.startOffset}` : [])),
    ),
  )
}

/** Idle callbacks run one after the other, so after this many all others have had several. */
const idle = (page: Page) =>
  page.evaluate(async () => {
    for (let moments = 0; moments < 12; moments++)
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 }))
  })

/** About a fifth is new even so: what runs after the result is rendered. Without the warm-up it is more than half. */
const MAX_SHARE_NEW = 1 / 3

/** One of each kind: fees in English, fees in German, and one that measures. */
const KINDS = [
  inHeader,
  german,
  calculators.find(
    ({ calculator }) =>
      !isAboutFees(calculator) && Object.values(calculator.fields).every(({ kind }) => kind !== 'many'),
  ),
].filter((each) => each !== undefined)

for (const { slug, path } of KINDS) {
  test(`${slug}: most of what a first press runs has run before, and nobody saw it`, async ({
    page,
    context,
  }) => {
    // The extras come after the result and are not warmed up; they must not count here.
    await page.route('**/extras*.js', () => {})
    const tools = await context.newCDPSession(page)
    await tools.send('Profiler.enable')
    await tools.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false })

    await page.goto(path)
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
    expect(anew.length / after.size).toBeLessThan(MAX_SHARE_NEW)
  })
}
