import type { Page } from '@playwright/test'
import { expect, headingProblems, sidewaysScroll } from '../site'

/** A desktop at twice the size, and the narrowest phone. */
const NARROW = [
  { width: 640, height: 450 },
  { width: 320, height: 640 },
]

/** Amounts on a bar that stick out of the part they stand on. */
const amountsOverParts = (page: Page): Promise<string[]> =>
  page.locator('main svg g:has(> rect) > text:visible').evaluateAll((texts) =>
    texts.flatMap((text) => {
      const part = text.parentElement?.querySelector('rect')?.getBoundingClientRect()
      const { left, right } = text.getBoundingClientRect()
      return part && left >= part.left && right <= part.right ? [] : (text.textContent ?? '')
    }),
  )

/** Headings in order, no class that is none, nothing wider than the screen, and no amount wider than its part. */
export async function expectFits(page: Page): Promise<void> {
  expect.soft(await page.locator('.undefined, .null, .false').count(), 'classes').toBe(0)
  expect.soft(await headingProblems(page)).toEqual([])
  for (const size of NARROW) {
    await page.setViewportSize(size)
    expect.soft(await sidewaysScroll(page), `${size.width} px`).toBe(0)
    expect.soft(await amountsOverParts(page), `${size.width} px`).toEqual([])
  }
}
