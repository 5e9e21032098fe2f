/** Every calculator through the real form, on a phone and on a desk, held against the oracle. */
import type { Page } from '@playwright/test'
import fc from 'fast-check'
import { agreedOf } from '../test/agreed'
import { problems } from '../test/oracle/compare'
import { anyInputs } from '../test/oracle/inputs'
import type { Raw } from '../test/oracle/numbers'
import { expect, fill, form, headingProblems, press, results, sidewaysScroll, slugs, test } from './site'

const SIZES = [
  { width: 360, height: 740 },
  { width: 1280, height: 900 },
]
const SETS = 4

/** Only what a number field takes and a select offers; the rest is tested without a browser. */
const canBeEntered = (slug: string) => (raw: Raw) =>
  agreedOf(slug).inputs.every(({ name, kind, options = [] }) =>
    kind === 'select'
      ? [raw[name]].flat().every((text) => text !== undefined && options.includes(text))
      : [raw[name] ?? []].flat().every((text) => kind === 'checkbox' || /^(-?\d+(\.\d+)?)?$/.test(text)),
  )

async function enter(page: Page, slug: string, raw: Raw): Promise<void> {
  for (const { name, kind } of agreedOf(slug).inputs) {
    const given = raw[name]
    const text = typeof given === 'string' ? given : [...(given ?? [])]
    await fill(page, { [name]: kind === 'checkbox' ? given !== undefined : text })
  }
}

/** What the form hands over, whatever was meant to be entered. */
const handedOver = (page: Page): Promise<Raw> =>
  form(page).evaluate((element) => {
    const data = new FormData(element as HTMLFormElement)
    return Object.fromEntries([...data.keys()].map((name) => [name, data.getAll(name).map(String)]))
  })

for (const [index, viewport] of SIZES.entries())
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })

    for (const slug of slugs)
      test(`${slug} shows what the oracle says`, async ({ page }) => {
        await page.goto(`/${slug}/`)
        const sets = fc.sample(anyInputs(slug).filter(canBeEntered(slug)), { numRuns: SETS, seed: index + 1 })
        for (const raw of sets) {
          await enter(page, slug, raw)
          const typed = await handedOver(page)
          await press(page)
          await expect
            .poll(async () => problems(slug, typed, await results(page)), {
              message: `${slug} with ${JSON.stringify(typed)}`,
            })
            .toEqual([])
          expect(await sidewaysScroll(page)).toBe(0)
        }
        expect(await headingProblems(page)).toEqual([])
      })
  })
