/** Once a form is hydrated, a press without a line misses nothing. */
import { agreedOf } from '../test/agreed'
import { COMPLAINTS, tools } from './faults'
import { expect, fill, hydrated, press, results, saveData, slugs, test } from './site'

test.use({ mayComplain: COMPLAINTS })

for (const slug of slugs)
  test(`${slug}: without a line once the form is hydrated, nothing is missing`, async ({ page }) => {
    const fetched: string[] = []
    page.on('requestfinished', (request) => fetched.push(request.url()))
    await page.goto(`/${slug}/`)
    await hydrated(page)
    await expect.poll(() => fetched.some((url) => url.includes('/extras'))).toBe(true)
    await page.context().setOffline(true)
    const [agreed] = agreedOf(slug).cases
    await fill(page, agreed?.inputs ?? {})
    await press(page)
    await expect(page.locator('main output').first()).toBeVisible()
    expect(Object.keys(await results(page)).length).toBeGreaterThan(0)
    await expect(tools(page)).toBeVisible()
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
  const ahead = () => asked.filter((url) => /extras|rates-panel|published/.test(url))
  expect(ahead()).toEqual([])
  await press(page)
  await expect(tools(page)).toBeVisible()
  expect(ahead().length).toBeGreaterThan(0)
})
