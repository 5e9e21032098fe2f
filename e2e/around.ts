/** What surrounds a calculator, on whichever page: its links, and room for larger text. */
import { expect, type Locator, type Page } from '@playwright/test'
import { sidewaysScroll } from './site'

export const toPaths = (wanted: readonly string[]) => wanted.map((slug) => `/${slug}/`)

export const paths = (locator: Locator) =>
  locator.evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname))

/** With text of twice the size the longest words still fit. */
export async function expectFitsTwiceTheSize(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '32px'
  })
  expect(await sidewaysScroll(page)).toBe(0)
  await page.evaluate(() => {
    document.documentElement.style.fontSize = ''
  })
}
