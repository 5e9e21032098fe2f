/** axe over every page, before and after a result, light and dark. */
import { everything, inDark, violations } from './axe'
import { expect, hydrated, press, slugs, staticPaths, test } from './site'

const TOOL = 'astro-island'

test.use({ colorScheme: 'light', contextOptions: { reducedMotion: 'reduce' } })

test.describe(() => {
  test.use({ mayComplain: /404/ })
  for (const path of [...staticPaths, '/no-such-page/'])
    test(`${path} has no violation`, async ({ page }) => {
      await page.goto(path)
      expect(await violations(everything(page))).toEqual([])
      expect(await violations(await inDark(page))).toEqual([])
    })
})

for (const slug of slugs)
  test(`/${slug}/ has no violation, before and after a press`, async ({ page }) => {
    await page.goto(`/${slug}/`)
    await hydrated(page)
    // A press changes nothing outside the tool.
    expect(await violations(everything(page).include(TOOL))).toEqual([])
    expect(await violations((await inDark(page)).include(TOOL))).toEqual([])
    await press(page)
    expect(await violations(await inDark(page))).toEqual([])
    await page.emulateMedia({ colorScheme: 'light' })
    expect(await violations(everything(page))).toEqual([])
  })
