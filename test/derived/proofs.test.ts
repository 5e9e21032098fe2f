/** What a proof leaves out, and how it says what it does not. */
import { describe, expect, it } from 'vitest'
import type { Calculator } from '../../src/engine/calculator'
import { exact } from '../../src/engine/exact'
import { proofOf } from '../../src/engine/proof'
import { rate } from '../../src/engine/rates'
import { type Breakdown, type Flow, textLine } from '../../src/engine/result'
import { type ReverseResult, reverse } from '../../src/engine/reverse'
import { shop } from './shop'

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

it('gives back what is taken off a fee', () => {
  const givenBack = (end: 'net' | 'total') => {
    const calculator = shop({ fees: [rate({ label: 'Discount', fixed: -1 })], end })
    const breakdown = calculator.run({ price: '50' }) as Breakdown
    return proofOf(calculator, { cents: 5000, breakdown, isExact: true })[1]
  }
  expect(givenBack('net')).toEqual({ label: 'Discount', amount: exact(1).rounded(2), sign: '+' })
  expect(givenBack('total')).toMatchObject({ label: 'Discount', sign: '−' })
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
