/** What a link fills in gives the same lines, to the byte, as what it was made from. */

import { describe, expect, it } from 'vitest'
import { loadPublished } from '../../src/calculators/published'
import { calculators } from '../../src/calculators/registry'
import type { Calculator } from '../../src/engine/calculator'
import { rank } from '../../src/engine/comparison'
import { figuresOf } from '../../src/engine/figures'
import { defaultInputs } from '../../src/engine/filled'
import { type FormState, fromFragment } from '../../src/engine/fragment'
import { ratesWith, replaceable } from '../../src/engine/own-rates'
import { ratesBy } from '../../src/engine/published'
import type { RawInputs } from '../../src/engine/read'
import { toFragment } from '../../src/engine/to-fragment'
import { transcript } from '../../src/engine/transcript'
import { anyInputs } from '../any-inputs'
import fc from '../generated'
import { runs } from '../runs'

const RUNS = runs(200)

const ownFigure = fc.oneof(
  fc.constantFrom(0, -1, 0.5, 3, 12.5, 1e-306, 1e300),
  fc.integer({ min: -1000, max: 100_000 }).map((thousandths) => thousandths / 1000),
)

/** Whatever could stand in a form, with any of the rates replaced. A form has at least one piece of what repeats. */
const anyState = (calculator: Calculator): fc.Arbitrary<FormState> => {
  const paths = figuresOf(calculator.rates, calculator.formats).map(({ path }) => path)
  return fc.record({
    raw: anyInputs(calculator).map((raw) => ({ ...raw, ...onePieceAtLeast(calculator, raw) })),
    ownRates: fc
      .dictionary(fc.constantFrom(...paths, 'none'), ownFigure, { maxKeys: 3 })
      .map(({ none: _, ...own }) => own),
  })
}

const onePieceAtLeast = ({ fields }: Calculator, raw: RawInputs): RawInputs =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, { kind }]) =>
      kind === 'many' && raw[name]?.length === 0 ? [[name, ['']]] : [],
    ),
  )

const lines = (calculator: Calculator, { raw, ownRates }: FormState): string => {
  const result = calculator.run(raw, ratesWith(calculator, ownRates))
  return result ? transcript(calculator, result) : 'no result'
}

/** A form that was opened with a link: what the link does not name stands as it stood at first. */
function openedWith(calculator: Calculator, fragment: string): FormState {
  const { raw = {}, ownRates = {} } = fromFragment(calculator, `#${fragment}`) ?? {}
  return { raw: { ...defaultInputs(calculator.fields), ...raw }, ownRates }
}

describe.each(calculators)('$slug', ({ calculator }) => {
  it(`gives the same lines again, ${RUNS} times over`, () => {
    fc.assert(
      fc.property(anyState(calculator), (state) => {
        const again = openedWith(calculator, toFragment(calculator, state))
        expect(lines(calculator, again)).toBe(lines(calculator, state))
      }),
      { numRuns: RUNS },
    )
  })
})

it('own rates over a published list are carried too, also where the list has other steps than the page', async () => {
  let tried = 0
  for (const { slug, calculator } of calculators)
    for (const set of await loadPublished(slug))
      for (const { path } of replaceable(ratesBy(calculator, set))) {
        const state = { raw: {}, ownRates: { [path]: 7.5 }, set: set.id }
        const { ownRates, set: id } = fromFragment(calculator, `#${toFragment(calculator, state)}`) ?? {}
        expect({ ownRates, id }, `${slug} ${path}`).toEqual({ ownRates: state.ownRates, id: set.id })
        tried++
      }
  expect(tried).toBeGreaterThan(20)
})

it('links of the ranking give the amount that the ranking shows', () => {
  for (const { calculator } of calculators.filter((listed) => listed.calculator.comparison)) {
    const others = calculators
      .filter((other) => other.calculator.comparison?.kind === calculator.comparison?.kind)
      .map((other) => other.calculator)
    fc.assert(
      fc.property(anyInputs(calculator), (raw) => {
        for (const row of rank(calculator, raw, others)) {
          const { raw: opened } = openedWith(
            row.calculator,
            toFragment(row.calculator, { raw: row.raw, ownRates: {} }),
          )
          const result = row.calculator.run(opened)
          const headline = result?.lines.find(({ key }) => key === result.headline)?.value
          expect(headline?.kind === 'money' && headline.amount.toText(2)).toBe(row.amount.toText(2))
        }
      }),
      { numRuns: 50 },
    )
  }
})
