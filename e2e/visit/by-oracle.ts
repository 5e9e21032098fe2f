/** Generated inputs through the real form, held against the oracle. */
import type { Page } from '@playwright/test'
import fc from 'fast-check'
import { agreedOf } from '../../test/agreed'
import { problems } from '../../test/oracle/compare'
import { anyInputs } from '../../test/oracle/inputs'
import type { Raw } from '../../test/oracle/numbers'
import { expect, fill, form, press, results, sidewaysScroll } from '../site'

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

/** Waits until the lines shown are those that the oracle works out from what the form hands over. */
export async function expectByOracle(page: Page, slug: string): Promise<void> {
  const typed = await handedOver(page)
  await expect
    .poll(async () => problems(slug, typed, await results(page)), {
      message: `${slug} with ${JSON.stringify(typed)}`,
    })
    .toEqual([])
}

export async function expectAnyByOracle(page: Page, slug: string, sets: number, seed: number): Promise<void> {
  const inputs = fc.sample(anyInputs(slug).filter(canBeEntered(slug)), { numRuns: sets, seed })
  for (const raw of inputs) {
    await enter(page, slug, raw)
    await press(page)
    await expectByOracle(page, slug)
    expect.soft(await sidewaysScroll(page), JSON.stringify(raw)).toBe(0)
  }
}
