/** The agreed cases through the real form, one on a desk and the next on the narrowest phone. */
import type { Page } from '@playwright/test'
import { agreedOf } from '../../test/agreed'
import { unlikeAgreed } from '../../test/as-agreed'
import { expect, fill, press, results, sidewaysScroll } from '../site'

const PHONE = { width: 320, height: 640 }
const DESK = { width: 1280, height: 900 }

/** Ends with the first case, on a desk. */
export async function expectAgreed(page: Page, slug: string): Promise<void> {
  for (const [index, { inputs, expected }] of [...agreedOf(slug).cases.entries()].toReversed()) {
    await page.setViewportSize(index % 2 ? PHONE : DESK)
    const before = await results(page)
    await fill(page, inputs)
    expect.soft(await results(page), 'nothing is worked out before a press').toEqual(before)
    await press(page)
    await expect.poll(async () => unlikeAgreed(slug, await results(page), expected)).toEqual([])
    expect.soft(await sidewaysScroll(page)).toBe(0)
  }
}
