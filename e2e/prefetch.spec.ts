/** What is fetched ahead: the next page when a visitor is about to choose it, and nothing for those who save data. */
import { alsoInHeader, inHeader } from './calculators'
import { tools } from './faults'
import { expect, hydrated, press, saveData, test } from './site'

const NEXT = alsoInHeader.path

test('a page is fetched when its link is pointed at, and used when it is chosen', async ({ page }) => {
  const fetched: string[] = []
  const session = await page.context().newCDPSession(page)
  await session.send('Preload.enable')
  session.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
    fetched.push(`${new URL(prefetchUrl).pathname} ${status}`)
  })
  await page.goto(inHeader.path)
  await hydrated(page)
  expect(fetched).toEqual([])
  const link = page.getByRole('navigation').locator(`a[href="${NEXT}"]`).first()
  await link.hover()
  await expect.poll(() => fetched).toContain(`${NEXT} Ready`)
  await link.click()
  await expect(page).toHaveURL(NEXT)
  await expect.poll(() => fetched).toContain(`${NEXT} Success`)
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
