import type { Page } from '@playwright/test'
import { getDocumentProxy } from 'unpdf'
import { type Agreed, agreedOf } from '../../test/agreed'
import { expect, fill, form, press, region } from '../site'

/** As browsers print unless told otherwise. */
const EDGE = '0.4in'
const margin = { top: EDGE, right: EDGE, bottom: EDGE, left: EDGE }

/** As narrow as A4 and as short as Letter: what fits on this fits on both. */
const PAPER = { width: '210mm', height: '11in' }

/** What is left of it between the edges, in pixels of CSS. */
const SHEET = { width: 716, height: 978 }
const READABLE = 120

/** Controls on the sheet that are too narrow to read, and how far the widest row of questions ends from the edge of the form. */
const squeezed = (page: Page): Promise<{ narrow: string[]; unused: number }> =>
  form(page).evaluate((element, least) => {
    const seen = [...element.querySelectorAll<HTMLInputElement>('input:not([type=checkbox]), select')].filter(
      (control) => control.checkVisibility(),
    )
    const { right, width } = element.getBoundingClientRect()
    const ends = seen.map((control) => (control.closest('div') as Element).getBoundingClientRect().right)
    return {
      narrow: seen.filter((control) => control.offsetWidth < least).map(({ name }) => name),
      unused: (right - Math.max(...ends)) / width,
    }
  }, READABLE)

async function expectReadableOnPaper(page: Page): Promise<void> {
  await page.setViewportSize(SHEET)
  await page.emulateMedia({ media: 'print' })
  const { narrow, unused } = await squeezed(page)
  expect.soft(narrow, 'too narrow on paper').toEqual([])
  // A third may stay free, beside two figures of three.
  expect.soft(unused, 'share of the sheet beside the questions').toBeLessThan(0.4)
  await page.emulateMedia({ media: null })
}

const shownIn = ({ expected }: Agreed['cases'][number]) =>
  Object.values(expected).filter((value) => value !== 0).length

/** The agreed case with the most lines takes one sheet of either paper. The first one is shown. */
export async function expectOneSheet(page: Page, slug: string): Promise<void> {
  const { cases } = agreedOf(slug)
  const [fullest] = cases.toSorted((a, b) => shownIn(b) - shownIn(a))
  if (fullest && fullest !== cases[0]) {
    await fill(page, fullest.inputs)
    await press(page)
  }
  // What makes it a printed page comes with them.
  await expect(region(page).locator('.extras-tools')).toBeVisible()
  await expectReadableOnPaper(page)
  const { numPages } = await getDocumentProxy(new Uint8Array(await page.pdf({ ...PAPER, margin })))
  expect.soft(numPages, 'sheets').toBe(1)
}
