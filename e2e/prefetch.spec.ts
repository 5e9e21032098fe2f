/** The next page is fetched when a visitor is about to choose it, and not before. */
import { alsoInHeader, inHeader } from './calculators'
import { expect, hydrated, test } from './site'

const NEXT = alsoInHeader.path

test('a page is fetched when its link is pointed at, and used when it is chosen', async ({ page }) => {
  const fetched: string[] = []
  const tools = await page.context().newCDPSession(page)
  await tools.send('Preload.enable')
  tools.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
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
