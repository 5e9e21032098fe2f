/** Once a form is hydrated, a press without a line misses nothing, also where a translator was there before the script. */
import { agreedOf } from '../test/agreed'
import { COMPLAINTS, tools } from './faults'
import { expect, fill, form, holdScripts, hydrated, press, region, saveData, slugs, test } from './site'
import { expectByOracle } from './visit/by-oracle'
import { translate } from './visit/translate'

// Long, so that all workers share it.
test.describe.configure({ mode: 'parallel' })
test.use({ mayComplain: COMPLAINTS })

for (const slug of slugs)
  test(`${slug}: translated before its script came, and without a line once it has, nothing is missing`, async ({
    page,
  }) => {
    const fetched: string[] = []
    page.on('requestfinished', (request) => fetched.push(request.url()))
    const letThrough = await holdScripts(page)
    await page.goto(`/${slug}/`)
    await translate(page)
    const first = await form(page).elementHandle()
    const inputs = Object.entries(agreedOf(slug).cases[0]?.inputs ?? {})
    const isOne = ([, value]: (typeof inputs)[number]) => typeof value !== 'object'
    await fill(page, Object.fromEntries(inputs.filter(isOne)))
    letThrough()
    await hydrated(page)
    await expect.poll(() => fetched.some((url) => url.includes('/extras'))).toBe(true)
    await page.context().setOffline(true)
    await press(page)
    await expectByOracle(page, slug)
    expect(await first?.evaluate((element) => element.isConnected), 'the very same form').toBe(true)
    await expect(region(page).locator('.extras-tools')).toBeVisible()
    await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0)
  })

test('nothing is fetched ahead where a visitor saves data', async ({ page }) => {
  await page.clock.install()
  await saveData(page)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('/stripe-fees-calculator/')
  await hydrated(page)
  // Long enough for several idle moments.
  for (let seconds = 0; seconds < 10; seconds++) await page.clock.runFor(1000)
  const ahead = () => asked.filter((url) => /extras|published/.test(url))
  expect(ahead()).toEqual([])
  await press(page)
  await expect(tools(page)).toBeVisible()
  expect(ahead().length).toBeGreaterThan(0)
})
