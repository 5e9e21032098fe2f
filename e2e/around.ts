/** What surrounds a calculator, on whichever page: its links, buttons beside each other, and room for larger text. */
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

/** On a phone of usual width these buttons stand beside each other. */
export async function expectButtonsOnOneLine(page: Page, names: readonly string[]): Promise<void> {
  await page.setViewportSize({ width: 412, height: 823 })
  const tops = names.map(async (name) => {
    const box = await page.getByRole('button', { name }).boundingBox()
    return box?.y
  })
  expect(new Set(await Promise.all(tops)).size).toBe(1)
}
