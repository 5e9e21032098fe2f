/** The proof of a price worked back to adds up as it is read: figures taken from its text, cent by cent. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calculators } from '../../src/calculators/registry'
import { type Calculator, isAboutFees } from '../../src/engine/calculator'
import { exact } from '../../src/engine/exact'
import { centsText } from '../../src/engine/principal'
import { type ProofLine, proofOf } from '../../src/engine/proof'
import { rate } from '../../src/engine/rates'
import { type Breakdown, type Flow, textLine } from '../../src/engine/result'
import { questionFor, type ReverseResult, reverse } from '../../src/engine/reverse'
import { signsAround } from '../../src/engine/signs'
import { runs } from '../runs'
import { anyChoices } from './any-choices'
import { askedBackwards } from './asked-backwards'
import { shop } from './shop'

/** As a visitor reads it: "−$14.84", "− (-$3.00)". */
function read({ formats }: Calculator, { amount, sign }: ProofLine): string {
  const [before = '', after = ''] = sign ? signsAround(amount, sign) : []
  return `${before}${formats.money(amount)}${after}`
}

/** Cents from a text such as "$1,234.50", "- 3,00 €". Signs before brackets count too. */
function cents(text: string): number {
  const minuses = [...text.matchAll(/[-−]/g)].length
  return Number(text.replaceAll(/\D/g, '')) * (minuses % 2 ? -1 : 1)
}

/** "$44.74 + $15.00" or "$50.00 × 2", worked out from its text. */
function workedOut(text: string): number {
  const [first = '', second = ''] = text.split(/ [+×] /)
  return text.includes('×') ? cents(first) * Number(second) : cents(first) + cents(second)
}

it('concerns most calculators of fees', () =>
  expect(askedBackwards.length).toBeGreaterThan(
    calculators.filter(({ calculator }) => isAboutFees(calculator)).length / 2,
  ))

it.each(askedBackwards)(
  '$slug: the lines add up to the end, and begin with the price',
  ({ slug, calculator }) => {
    fc.assert(
      fc.property(anyChoices(calculator), fc.integer({ min: 1, max: 2_000_000 }), (raw, wanted) => {
        const result = calculator.run(raw)
        const question = result && questionFor(calculator, result)
        const found = question && reverse(calculator, raw, exact(wanted).over(100), question)
        if (!found) return
        const lines = proofOf(calculator, found)
        const figures = lines.map((line) => cents(read(calculator, line)))
        const end = figures.pop()
        expect(figures.reduce((sum, figure) => sum + figure, 0)).toBe(end)
        if (found.isExact) expect(end).toBe(wanted)
        const [start] = lines
        const price = cents(centsText(found.cents))
        if (start?.because) {
          expect(workedOut(start.because)).toBe(figures[0])
          expect(start.because).toContain(calculator.formats.money(exact(price).over(100)))
        } else
          expect(
            figures[0],
            `${slug}/calculator.ts: 'start' is not the price alone, so it needs a 'because'`,
          ).toBe(price)
      }),
      { numRuns: runs(400) },
    )
  },
)

describe('a proof', () => {
  const calculator = shop({
    fees: [rate({ label: 'Fee', percent: 10 }), rate({ label: 'None', percent: 0 })],
  })
  const found = reverse(calculator, {}, exact(90), 'receive') as ReverseResult
  const { breakdown } = found
  const flow = breakdown.flow as Flow
  const labels = (changed: Partial<Breakdown>, of: Calculator = calculator) =>
    proofOf(of, { ...found, breakdown: { ...breakdown, ...changed } }).map(
      ({ label, sign = '' }) => sign + label,
    )

  it('has a line for each fee that is one, and that nobody else pays', () => {
    expect(labels({})).toEqual(['Price', '−Fee', 'You Receive'])
    const byOthers = flow.taken.map((fee) => ({ ...fee, isExtra: true }))
    expect(labels({ flow: { ...flow, taken: byOthers } })).toEqual(['Price', 'You Receive'])
  })

  it('adds fees where nothing is kept, and names what it begins with where the form does not', () => {
    expect(labels({ flow: { ...flow, kept: undefined } })[1]).toBe('+Fee')
    expect(labels({}, { ...calculator, principal: undefined })[0]).toBe('Sold')
  })

  it('is none without what fees are taken from, or where the answer is no money', () => {
    expect(labels({ flow: undefined })).toEqual([])
    expect(labels({ flow: { ...flow, settled: undefined } })).toEqual([])
    expect(labels({ lines: [textLine({ key: 'end', text: 'much' })] })).toEqual([])
  })
})

it('takes fees from a sale, adds them to a purchase, and names the price as the form does', () => {
  const proof = (end: 'net' | 'total', raw = {}) => {
    const calculator = shop({ fees: [rate({ label: 'Fee', percent: 10 })], end })
    const found = reverse(calculator, raw, exact(99), end === 'net' ? 'receive' : 'budget') as ReverseResult
    return proofOf(calculator, found).map(({ label, amount, sign }) => [label, amount.toText(2), sign])
  }
  expect(proof('net')).toEqual([
    ['Price', '110.00', undefined],
    ['Fee', '11.00', '−'],
    ['You Receive', '99.00', undefined],
  ])
  expect(proof('total')).toEqual([
    ['Price', '90.00', undefined],
    ['Fee', '9.00', '+'],
    ['Total', '99.00', undefined],
  ])
  expect(proof('total', { shipping: '10' })[0]).toEqual(['Sold', '90.00', undefined])
})
