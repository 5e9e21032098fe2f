import type { Page } from '@playwright/test'
import { getDocumentProxy } from 'unpdf'
import { type Agreed, agreedOf } from '../../test/agreed'
import { expect, fill, press, region } from '../site'

/** As browsers print unless told otherwise. */
const EDGE = '0.4in'
const margin = { top: EDGE, right: EDGE, bottom: EDGE, left: EDGE }

/** As narrow as A4 and as short as Letter: what fits on this fits on both. */
const PAPER = { width: '210mm', height: '11in' }

const shownIn = ({ expected }: Agreed['cases'][number]) =>
  Object.values(expected).filter((value) => value !== 0).length

/** The agreed case with the most lines takes one sheet of either paper. */
export async function expectOneSheet(page: Page, slug: string): Promise<void> {
  const [fullest] = agreedOf(slug).cases.toSorted((a, b) => shownIn(b) - shownIn(a))
  await fill(page, fullest?.inputs ?? {})
  await press(page)
  // What makes it a printed page comes with them.
  await expect(region(page).locator('.extras-tools')).toBeVisible()
  const { numPages } = await getDocumentProxy(new Uint8Array(await page.pdf({ ...PAPER, margin })))
  expect.soft(numPages, 'sheets').toBe(1)
}
