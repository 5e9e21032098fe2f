/** What every calculator must hold to, run over every folder. */

import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { anyInputs, anyValue } from '../../test/any-inputs'
import { anyOf } from '../../test/any-of'
import fc from '../../test/generated'
import { NEVER_SHOWN } from '../../test/never-shown'
import { runs } from '../../test/runs'
import { shown } from '../../test/shown'
import type { Calculator } from '../engine/calculator'
import { sum } from '../engine/exact'
import { askedBy } from '../engine/fields'
import { filled } from '../engine/filled'
import { explain } from '../engine/phrase'
import type { RawInputs } from '../engine/read'
import { labelOf, type Result, shownText, unitText } from '../engine/result'
import { calculators } from './registry'

/** Besides calculator.ts; its snapshots are written by the first run. */
const FILES = ['content.mdx', 'form.ts', 'form.astro', 'calculator.test.ts', 'oracle.ts', 'cases.json']

const RUNS = runs(300)

/** Everything a visitor could read in a result. */
const readable = ({ formats }: Calculator, result: Result): string =>
  (result?.lines ?? [])
    .map((line) =>
      [
        labelOf(line, formats),
        shownText(line.value, formats),
        unitText(line.value),
        explain(line.because ?? [], formats),
      ].join(' | '),
    )
    .join('\n')

describe.each(calculators.map((listed) => [listed.slug, listed.calculator] as const))(
  '%s',
  (slug, calculator) => {
    const { fields, examples } = calculator

    it.each(FILES)('has its %s', (file) => {
      expect(
        existsSync(`src/calculators/${slug}/${file}`),
        `src/calculators/${slug}/${file} is missing`,
      ).toBe(true)
    })

    it('shows at least two examples', () => {
      expect(examples.length).toBeGreaterThanOrEqual(2)
    })

    it.each(examples)('example: $title', ({ inputs, shows }) => {
      expect(shown(calculator, calculator.run(filled(fields, inputs)))).toMatchObject(shows)
      expect(Object.keys(shows).length).toBeGreaterThan(0)
    })

    it('never throws and never shows anything unreadable', () => {
      fc.assert(
        fc.property(anyInputs(calculator), (raw) => {
          expect(readable(calculator, calculator.run(raw))).not.toMatch(NEVER_SHOWN)
        }),
        { numRuns: RUNS },
      )
    })

    it('shows fees that add up to their total, to the cent', () => {
      fc.assert(
        fc.property(anyInputs(calculator), (raw) => {
          const result = calculator.run(raw)
          const cents = (result?.lines ?? []).flatMap(({ type, key, value }) =>
            value.kind === 'money' ? [{ type, key, amount: value.amount }] : [],
          )
          const fees = sum(cents.filter(({ type }) => type === 'fee').map((line) => line.amount))
          const totals = cents.filter(({ type, key }) => type === 'total' && key !== result?.headline)
          for (const total of totals) expect(total.amount.toText(4)).toBe(fees.toText(4))
          for (const line of cents) expect(line.amount.rounded(2).equals(line.amount)).toBe(true)
        }),
        { numRuns: RUNS },
      )
    })

    it('names a headline that is one of its lines, and no line twice', () => {
      fc.assert(
        fc.property(anyInputs(calculator), (raw) => {
          const result = calculator.run(raw)
          const keys = result?.lines.map(({ key }) => key) ?? []
          expect(new Set(keys).size).toBe(keys.length)
          if (result) expect(keys).toContain(result.headline)
        }),
      )
    })

    const single = Object.entries(fields).map(([name, field]) => ({
      name,
      asked: askedBy(field),
      field,
    }))

    it.each(single.filter(({ asked }) => asked.forReference))('$name changes nothing', ({ name, field }) => {
      fc.assert(
        fc.property(anyInputs(calculator), anyValue(field), (raw, other) => {
          const lines = (inputs: RawInputs) => {
            const { [name]: _own, ...rest } = shown(calculator, calculator.run(inputs))
            return rest
          }
          expect(lines({ ...raw, [name]: other })).toEqual(lines(raw))
        }),
      )
    })

    it.each(single.filter(({ asked }) => !asked.forReference))('$name counts', ({ name, field }) => {
      const differs = anyOf(
        fc.tuple(anyInputs(calculator), anyValue(field)),
        1500,
        ([raw, other]) =>
          readable(calculator, calculator.run({ ...raw, [name]: other })) !==
          readable(calculator, calculator.run(raw)),
      )
      expect(
        differs,
        `src/calculators/${slug}/calculator.ts: fields.${name} changes nothing in any result, expected a field that calculate uses, or 'forReference: true'`,
      ).toBe(true)
    })
  },
)
