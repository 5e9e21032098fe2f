/** The next page is fetched when a visitor is about to choose it, and not before. */
import { expect, hydrated, test } from './site'

const EBAY = '/ebay-fee-calculator/'
const COPART = '/copart-fees-calculator/'

test('a page is fetched when its link is pointed at, and used when it is chosen', async ({ page }) => {
  const fetched: string[] = []
  const tools = await page.context().newCDPSession(page)
  await tools.send('Preload.enable')
  tools.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
    fetched.push(`${new URL(prefetchUrl).pathname} ${status}`)
  })
  await page.goto(EBAY)
  await hydrated(page)
  expect(fetched).toEqual([])
  const link = page.getByRole('navigation').getByRole('link', { name: 'Copart' })
  await link.hover()
  await expect.poll(() => fetched).toContain(`${COPART} Ready`)
  await link.click()
  await expect(page).toHaveURL(COPART)
  await expect.poll(() => fetched).toContain(`${COPART} Success`)
})
