import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Without frames there is nothing to put together in a page of its own. */
const axe = (page: Page) => new AxeBuilder({ page }).setLegacyMode()

export const everything = (page: Page) => axe(page).withTags(RULES)

/** Structure does not depend on the colour scheme, so dark is checked for colours alone. */
export async function inDark(page: Page) {
  await page.emulateMedia({ colorScheme: 'dark' })
  return axe(page).withRules(['color-contrast', 'link-in-text-block'])
}

export async function violations(checker: AxeBuilder): Promise<string[]> {
  const { violations: found } = await checker.analyze()
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}
