import type { Page } from '@playwright/test'
import { expect, headingProblems, sidewaysScroll } from '../site'

/** A desktop at twice the size, and the narrowest phone. */
const NARROW = [
  { width: 640, height: 450 },
  { width: 320, height: 640 },
]

/** Headings in order, no class that is none, and nothing wider than the screen. */
export async function expectFits(page: Page): Promise<void> {
  expect.soft(await page.locator('.undefined, .null, .false').count(), 'classes').toBe(0)
  expect.soft(await headingProblems(page)).toEqual([])
  for (const size of NARROW) {
    await page.setViewportSize(size)
    expect.soft(await sidewaysScroll(page), `${size.width} px`).toBe(0)
  }
}
