/** axe over every page, before and after a result, light and dark. */
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { awake, expect, press, slugs, staticPaths, test } from './site'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const TOOL = 'astro-island'

/** Without frames there is nothing to put together in a page of its own. */
const axe = (page: Page) => new AxeBuilder({ page }).setLegacyMode()

async function violations(checker: AxeBuilder): Promise<string[]> {
  const { violations: found } = await checker.analyze()
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}

const everything = (page: Page) => axe(page).withTags(RULES)

/** Structure does not depend on the colour scheme, so dark is checked for colours alone. */
async function inDark(page: Page) {
  await page.emulateMedia({ colorScheme: 'dark' })
  return axe(page).withRules(['color-contrast', 'link-in-text-block'])
}

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
    await awake(page)
    // A press changes nothing outside the tool.
    expect(await violations(everything(page).include(TOOL))).toEqual([])
    expect(await violations((await inDark(page)).include(TOOL))).toEqual([])
    await press(page)
    expect(await violations(await inDark(page))).toEqual([])
    await page.emulateMedia({ colorScheme: 'light' })
    expect(await violations(everything(page))).toEqual([])
  })
