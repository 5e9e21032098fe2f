import { describe, expect, it, vi } from 'vitest'
import { defineCalculator } from './calculator'
import { charge } from './charge'
import { type Exact, exact } from './exact'
import { money } from './fields'
import { type Brackets, brackets, constant, type Rate, rate, type Tiers, tiers } from './rates'
import { settle } from './settle'
import { type Threshold, thresholds } from './thresholds'

type Fee = Rate | Brackets | Tiers

const METAL = constant({ label: 'Metal', value: 2, unit: 'kg' })

/** Fees on what a price comes to; beside them stands a figure that is no fee. */
function shop(fees: Fee | readonly Fee[], of = (price: Exact) => price) {
  const listed = Object.fromEntries([fees].flat().map((fee, index) => [`fee${index}`, fee]))
  return defineCalculator({
    name: 'Any',
    shortName: 'Any',
    category: 'marketplaces',
    icon: 'store',
    principal: 'price',
    fields: { price: money({ label: 'Price' }) },
    rates: { metal: METAL, ...listed },
    calculate: ({ price }, { metal: _metal, ...charged }) =>
      settle({
        start: { label: 'Price', amount: price },
        fees: Object.fromEntries(
          Object.entries(charged).map(([key, fee]) => [key, charge(fee as Fee, of(price))]),
        ),
        end: { key: 'end', type: 'net' },
      }),
    examples: [],
  })
}

interface Asked {
  of?: (price: Exact) => Exact
  within?: { from?: number; to?: number }
}

function found(fees: Fee | readonly Fee[], { of, within }: Asked = {}): Threshold[] {
  const calculator = shop(fees, of)
  return thresholds(calculator, {}, within)
}

const centsOf = (...given: Parameters<typeof found>) => found(...given).map(({ cents }) => cents)

const upTo = (...ends: number[]) =>
  brackets({ label: 'Listing', steps: [...ends.map((end) => ({ upTo: end, fixed: 1 })), { fixed: 2 }] })
const below = (end: number) =>
  brackets({ label: 'Listing', steps: [{ below: end, percent: 10 }, { percent: 5 }] })

describe('a step', () => {
  it('ends with the figure up to which it goes, or a cent before that below which it stays', () => {
    expect(centsOf(upTo(100))).toEqual([10_000])
    expect(centsOf(below(100))).toEqual([9_999])
  })

  it('of slices ends like one of brackets', () =>
    expect(centsOf(tiers({ label: 'Value', steps: [{ upTo: 1000, percent: 10 }, { percent: 2 }] }))).toEqual([
      100_000,
    ]))

  it('is found by price, whatever is charged: three of a thing, with shipping', () => {
    const three = (price: Exact) => price.times(3)
    expect(centsOf(upTo(100), { of: three })).toEqual([3333])
    expect(centsOf(below(100), { of: three })).toEqual([3333])
    expect(centsOf(below(99), { of: three })).toEqual([3299])
    expect(found(upTo(100), { of: three })[0]?.at.toText(3)).toBe('3333.333')
    expect(centsOf(upTo(100), { of: (price) => price.plus(20.01) })).toEqual([7999])
  })

  it('that ends before any price is none', () => {
    expect(centsOf(upTo(100), { of: (price) => price.plus(100.01) })).toEqual([])
    expect(centsOf(upTo(100), { of: (price) => price.plus(100) })).toEqual([0])
  })

  it('that ends beyond any price, or is charged on nothing, is none', () => {
    expect(centsOf(upTo(1e13))).toEqual([1e15])
    expect(centsOf(upTo(1e13 + 0.01))).toEqual([])
    expect(centsOf(upTo(100), { of: () => exact(50) })).toEqual([])
  })

  it('is found where only what is above an amount is charged', () => {
    const above50 = (price: Exact) => (price.isAbove(50) ? price.minus(50) : exact(0))
    expect(centsOf(upTo(100), { of: above50 })).toEqual([15_000])
    expect(centsOf(below(100), { of: above50 })).toEqual([14_999])
  })

  it('is none where what is charged never gets there', () => {
    const atMost80 = (price: Exact) => (price.isAbove(80) ? exact(80) : price)
    expect(centsOf(upTo(100), { of: atMost80 })).toEqual([])
    expect(centsOf(upTo(79), { of: atMost80 })).toEqual([7900])
  })

  it('is found from above where less is charged the higher the price', () => {
    const falling = (price: Exact) => exact(200).minus(price)
    expect(centsOf(upTo(100), { of: falling })).toEqual([9_999])
    expect(centsOf(below(100), { of: falling })).toEqual([10_000])
  })

  it('has no bound', () => expect(found(upTo(100))[0]?.bound).toBeUndefined())
})

describe('a minimum or a cap', () => {
  const bounded = { percent: 2, fixed: 0.5, min: 1, max: 10.5 }

  it('lies where the percentage with the fixed part comes to the same', () => {
    const label = 'Transfer'
    expect(found(rate({ label, ...bounded })).map(({ cents, bound }) => [cents, bound])).toEqual([
      [2_500, { kind: 'min', label, limit: 1 }],
      [50_000, { kind: 'max', label, limit: 10.5 }],
    ])
    expect(centsOf(rate({ label, percent: 2, max: 10 }))).toEqual([50_000])
    expect(centsOf(rate({ label, percent: 2, min: 1 }))).toEqual([5_000])
  })

  it('of a step stands beside its end', () => {
    const steps = [{ upTo: 1000, ...bounded }, { fixed: 2 }]
    expect(centsOf(brackets({ label: 'Transfer', steps }))).toEqual([2_500, 50_000, 100_000])
  })

  it('to the fraction of a cent', () => {
    const [cap] = found(rate({ label: 'Transfer', percent: 3, max: 10 }))
    expect(cap?.cents).toBe(33_333)
    expect(cap?.at.toText(2)).toBe('33333.33')
  })

  it('of a fee without a percentage decides nothing', () => {
    expect(found(rate({ label: 'Listing', fixed: 1, max: 5 }))).toEqual([])
    expect(found(rate({ label: 'Listing', percent: 0, fixed: 1, min: 5 }))).toEqual([])
    expect(found(rate({ label: 'Listing', percent: 3 }))).toEqual([])
  })
})

describe('effort', () => {
  const asked = (fee: Fee) => {
    const calculator = shop(fee)
    const run = vi.fn(calculator.run)
    thresholds({ ...calculator, run }, {})
    return run.mock.calls.length
  }

  it('what has neither steps nor bounds is not looked at', () =>
    expect(asked(rate({ label: 'Fee', percent: 10 }))).toBe(0))

  it('a step is found at the first guess: with and without the fee, at nothing, much, and at both sides', () => {
    expect(asked(upTo(100))).toBe(8)
    expect(asked(below(100))).toBe(8)
  })
})

it('are none where nothing is taken', () => {
  const calculator = shop(upTo(100))
  const run: typeof calculator.run = (...given) => {
    const result = calculator.run(...given)
    return result && { ...result, flow: undefined }
  }
  expect(thresholds({ ...calculator, run }, {})).toEqual([])
})

it('are in order of the amount, of all fees together', () =>
  expect(centsOf([upTo(100, 300), upTo(50), rate({ label: 'Fee', percent: 1, max: 2 })])).toEqual([
    5_000, 10_000, 20_000, 30_000,
  ]))

it('are asked for between two amounts, both included', () => {
  const fee = upTo(100, 200, 300)
  expect(centsOf(fee, { within: { from: 10_000, to: 20_000 } })).toEqual([10_000, 20_000])
  expect(centsOf(fee, { within: { from: 10_001, to: 19_999 } })).toEqual([])
  expect(centsOf(fee, { within: { from: 10_001 } })).toEqual([20_000, 30_000])
})
