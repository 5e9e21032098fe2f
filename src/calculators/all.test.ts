/** What every calculator must hold to, run over every folder. */
import { existsSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import contract from '../../e2e/contract.json'
import { type Calculator, filled, untouched } from '../engine/calculator'
import { sum } from '../engine/exact'
import type { Field, SingleField } from '../engine/fields'
import { explain } from '../engine/phrase'
import type { RawInputs } from '../engine/read'
import { labelOf, type Result, shownText, unitText } from '../engine/result'
import { calculators, header, menu } from './registry'

const NEVER_SHOWN = /NaN|Infinity|∞|undefined|null|-(?:A?[$£])?0(?:[.,]0+)?(?![.,\d])/

const shown = (calculator: Calculator, result: Result): Record<string, string> =>
  Object.fromEntries(
    (result?.lines ?? []).map(({ key, value }) => [key, shownText(value, calculator.formats)]),
  )

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

const amount = fc.oneof(
  fc.integer({ min: -1_000_000, max: 1_000_000_000 }).map((thousandths) => String(thousandths / 1000)),
  fc.constantFrom(
    '',
    '0',
    '-1',
    '1e300',
    '1e308',
    '1e-300',
    'abc',
    '1,5',
    '99.99',
    '100',
    '0.005',
    '999.995',
  ),
)

function anyText(field: SingleField): fc.Arbitrary<string | undefined> {
  if (field.kind === 'choice') {
    const values = field.options.map(([value]) => value)
    return fc.constantFrom<string | undefined>(...values, ...values, 'unknown', undefined)
  }
  return field.kind === 'toggle' ? fc.constantFrom('on', undefined) : amount
}

const anyValue = (field: Field): fc.Arbitrary<RawInputs[string]> =>
  field.kind === 'many'
    ? fc.array(
        anyText(field.each).map((text) => text ?? ''),
        { maxLength: 5 },
      )
    : anyText(field)

const anyInputs = ({ fields }: Calculator): fc.Arbitrary<RawInputs> =>
  fc.record(Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, anyValue(field)])))

/** Digits of a displayed figure: "$1,234.50", "1.234,50 €" and "-$3.00" alike. */
function figure(text: string, { language }: Calculator['formats']): number {
  const decimal = language === 'de' ? ',' : '.'
  const digits = [...text].filter((letter) => /[-\d]/.test(letter) || letter === decimal).join('')
  return Number(digits.replace(decimal, '.'))
}

describe.each(calculators.map((listed) => [listed.slug, listed.calculator] as const))(
  '%s',
  (slug, calculator) => {
    const { fields, examples, formats } = calculator

    it('has all its files', () => {
      const files = ['content.mdx', 'form.tsx', 'form.astro', 'calculator.test.ts']
      expect(files.filter((file) => !existsSync(`src/calculators/${slug}/${file}`))).toEqual([])
    })

    it('shows at least two examples', () => {
      expect(examples.length).toBeGreaterThanOrEqual(2)
    })

    it.each(examples)('example: $title', ({ inputs, shows }) => {
      expect(shown(calculator, calculator.run(filled(fields, inputs)))).toMatchObject(
        // Figures are typed with plain spaces; Intl writes no-break ones.
        Object.fromEntries(
          Object.entries(shows).map(([key, text]) => [key, text.replace(/ (?=[€%])/, '\u00a0')]),
        ),
      )
      expect(Object.keys(shows).length).toBeGreaterThan(0)
    })

    it('never throws and never shows anything unreadable', () => {
      fc.assert(
        fc.property(anyInputs(calculator), (raw) => {
          expect(readable(calculator, calculator.run(raw))).not.toMatch(NEVER_SHOWN)
        }),
        { numRuns: 300 },
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
        { numRuns: 300 },
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
      asked: field.kind === 'many' ? field.each : field,
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
      const differs = fc
        .sample(fc.tuple(anyInputs(calculator), anyValue(field)), { numRuns: 1500, seed: 7 })
        .some(
          ([raw, other]) =>
            readable(calculator, calculator.run({ ...raw, [name]: other })) !==
            readable(calculator, calculator.run(raw)),
        )
      expect(differs).toBe(true)
    })

    const agreed = (contract as unknown as Record<string, Agreed>)[slug]
    if (!agreed) return

    it('asks what was agreed', () => {
      expect(Object.keys(fields)).toEqual(agreed.inputs.map(({ name }) => name))
      for (const { name, options, default: standard } of agreed.inputs) {
        const field = fields[name] as Field
        const asked = field.kind === 'many' ? field.each : field
        if (options) expect(asked.kind === 'choice' && asked.options.map(([value]) => value)).toEqual(options)
        const initial = [untouched(fields)[name]].flat()[0]
        expect(asked.kind === 'toggle' ? initial !== undefined : initial).toBe(standard)
      }
    })

    it.each(agreed.cases)('agreed case $inputs', ({ inputs, expected }) => {
      const lines = shown(calculator, calculator.run(filled(fields, inputs)))
      for (const [key, value] of Object.entries(expected)) {
        if (typeof value === 'string') expect(lines[key]).toBe(value)
        else if (lines[key] === undefined) expect(agreed.outputsLeftOutWhenNotApplicable).toContain(key)
        else
          expect(Math.abs(figure(lines[key], formats) - value)).toBeLessThanOrEqual(
            tolerance(agreed.outputs[key]),
          )
      }
      for (const key of Object.keys(lines))
        if (!(key in agreed.outputs)) expect(isAside(calculator, inputs, key)).toBe(true)
    })
  },
)

interface Agreed {
  inputs: { name: string; options?: string[]; default: string | boolean }[]
  outputs: Record<string, string>
  outputsLeftOutWhenNotApplicable?: string[]
  cases: { inputs: Record<string, string | boolean | string[]>; expected: Record<string, number | string> }[]
}

/** Half of the last shown digit; a cent more for money, whose lines are rounded to add up. */
function tolerance(kind = 'money'): number {
  const places = Number(/\d/.exec(kind)?.[0] ?? (kind === 'int' ? 0 : 2))
  return kind === 'money' ? 0.0101 : kind === 'precision' ? 0.000501 : 0.5 * 10 ** -places + 1e-9
}

function isAside(calculator: Calculator, inputs: Agreed['cases'][number]['inputs'], key: string): boolean {
  const result = calculator.run(filled(calculator.fields, inputs))
  return result?.lines.find((line) => line.key === key)?.aside === true
}

describe('the registry', () => {
  it('lists no calculator twice and keeps the menu to 25, the header to 12', () => {
    expect(new Set(calculators.map(({ slug }) => slug)).size).toBe(calculators.length)
    expect(menu.length).toBeLessThanOrEqual(25)
    expect(header.length).toBeLessThanOrEqual(12)
  })

  it('leaves Square and the waist calculator out of the menu', () => {
    const slugs = menu.map(({ slug }) => slug)
    expect(slugs).not.toContain('square-fee-calculator')
    expect(slugs).not.toContain('ideal-waist-size-calculator')
  })
})
