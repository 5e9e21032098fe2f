/** Working backwards in an invented shop: steps, minimums and caps that no calculator of the site has. */

import { expect, it, vi } from 'vitest'
import type { Calculator } from '../../src/engine/calculator'
import { exact } from '../../src/engine/exact'
import { brackets, rate } from '../../src/engine/rates'
import type { RawInputs } from '../../src/engine/read'
import { type Breakdown, noResult } from '../../src/engine/result'
import { questionFor, reverse } from '../../src/engine/reverse'
import { withRates } from '../../src/engine/with-rates'
import fc from '../generated'
import { runs } from '../runs'
import { answerIn } from './asked-backwards'
import { shop } from './shop'

const found = (calculator: Calculator, wanted: number, question: 'receive' | 'budget') => {
  const { cents, isExact } = reverse(calculator, {}, exact(wanted), question) ?? {}
  return cents === undefined ? undefined : [cents, isExact]
}

it('a fee that falls at a step leaves a gap, which the first price beyond it closes', () => {
  // Up to $100 the fee is $50, beyond it $10: amounts from $50.01 to $90.00 cannot be left exactly.
  const steps = [{ upTo: 100, fixed: 50 }, { fixed: 10 }]
  const calculator = shop({ fees: [brackets({ label: 'Listing', steps })] })
  expect(found(calculator, 50, 'receive')).toEqual([10000, true])
  expect(found(calculator, 50.01, 'receive')).toEqual([10001, false])
  expect(found(calculator, 90.01, 'receive')).toEqual([10001, true])
  expect(found(calculator, 90.02, 'receive')).toEqual([10002, true])
})

it('of several prices that leave the amount, the lowest is asked', () => {
  const steps = [{ upTo: 100, fixed: 10 }, { fixed: 50 }]
  const calculator = shop({ fees: [brackets({ label: 'Listing', steps })] })
  expect(found(calculator, 80, 'receive')).toEqual([9000, true])
  expect(found(calculator, 90.01, 'receive')).toEqual([14001, true])
})

it('an exact price is preferred to a lower one that leaves more', () => {
  // $95.00 to $100.00 leave $90.00 to $95.00, and $100.01 leaves $85.01: $86.00 is left exactly beyond the step alone.
  const steps = [{ upTo: 94.99, percent: 50 }, { upTo: 100, fixed: 5 }, { fixed: 15 }]
  const calculator = shop({ fees: [brackets({ label: 'Listing', steps })] })
  expect(found(calculator, 90, 'receive')).toEqual([9500, true])
  expect(found(calculator, 50, 'receive')).toEqual([9500, false])
  expect(found(calculator, 86, 'receive')).toEqual([10100, true])
})

it('the highest price within a budget may lie beyond a dearer step', () => {
  const steps = [{ upTo: 100, fixed: 50 }, { fixed: 10 }]
  const calculator = shop({ fees: [brackets({ label: 'Listing', steps })], end: 'total' })
  expect(found(calculator, 150, 'budget')).toEqual([14000, true])
  expect(found(calculator, 110.01, 'budget')).toEqual([10001, true])
  expect(found(calculator, 110, 'budget')).toEqual([6000, true])
  expect(found(calculator, 50, 'budget')).toEqual([0, true])
  expect(found(calculator, 49.99, 'budget')).toBeUndefined()
})

it('the highest price within a budget may be the last before a step', () => {
  const steps = [{ upTo: 100, fixed: 10 }, { fixed: 50 }]
  const calculator = shop({ fees: [brackets({ label: 'Listing', steps })], end: 'total' })
  expect(found(calculator, 110, 'budget')).toEqual([10000, true])
  expect(found(calculator, 112, 'budget')).toEqual([10000, false])
})

it('a fee of more than everything never leaves an amount', () => {
  const calculator = shop({ fees: [rate({ label: 'Fee', percent: 150 })] })
  expect(found(calculator, 10, 'receive')).toBeUndefined()
  expect(found(calculator, 0, 'receive')).toEqual([0, true])
})

it('the steps of several fees count, in whatever order the fees stand', () => {
  const listing = brackets({ label: 'Listing', steps: [{ upTo: 100, fixed: 10 }, { fixed: 1 }] })
  const insurance = brackets({ label: 'Insurance', steps: [{ upTo: 50, fixed: 20 }, { fixed: 2 }] })
  const total = shop({ fees: [listing, insurance], end: 'total' })
  expect(found(total, 62, 'budget')).toEqual([3200, true])
  expect(found(total, 80, 'budget')).toEqual([6800, true])
  expect(found(total, 112, 'budget')).toEqual([10900, true])
  const net = shop({ fees: [listing, insurance] })
  expect(found(net, 20, 'receive')).toEqual([5000, true])
  expect(found(net, 21, 'receive')).toEqual([5001, false])
  expect(found(net, 88.01, 'receive')).toEqual([10001, false])
})

it('finds what trying every price would find', () => {
  const cents = (most: number) => fc.integer({ min: 0, max: most }).map((count) => count / 100)
  const price = fc.record({ percent: fc.constantFrom(0, 2.9, 50), fixed: cents(100) })
  const fee = fc
    .tuple(cents(300), price, price)
    .map(([upTo, first, second]) => brackets({ label: 'Fee', steps: [{ upTo, ...first }, second] }))
  const HIGHEST = 1200
  const wanted = fc.integer({ min: 1, max: 300 })
  fc.assert(
    fc.property(fc.tuple(fee, fee), wanted, (fees, target) => {
      for (const [question, end] of [
        ['receive', 'net'],
        ['budget', 'total'],
      ] as const) {
        const calculator = shop({ fees, end })
        const outcomes = Array.from({ length: HIGHEST }, (_, cents) => {
          const result = calculator.run({ price: String(cents / 100) })
          return Number(result && answerIn(result)?.times(100).toText(0))
        })
        const best =
          question === 'budget'
            ? outcomes.findLastIndex((outcome) => outcome <= target)
            : outcomes.includes(target)
              ? outcomes.indexOf(target)
              : outcomes.findIndex((outcome) => outcome >= target)
        const expected = best === -1 ? undefined : [best, outcomes[best] === target]
        expect(found(calculator, target / 100, question)).toEqual(expected)
      }
    }),
    // Each tries every price, twice.
    { numRuns: Math.min(runs(40), 40) },
  )
})

it('steps on price × quantity + shipping count where they are', () => {
  // The fee is $50 up to $100 of everything sold, $10 beyond: three at $33.33 are in the first step, at $33.34 in the second.
  const steps = [{ upTo: 100, fixed: 50 }, { fixed: 10 }]
  const calculator = shop({ fees: [brackets({ label: 'Listing', steps })] })
  const found = (wanted: number, raw: RawInputs) => {
    const { cents, isExact } = reverse(calculator, raw, exact(wanted), 'receive') ?? {}
    return [cents, isExact]
  }
  expect(found(49.99, { quantity: '3' })).toEqual([3333, true])
  expect(found(60, { quantity: '3' })).toEqual([3334, false])
  expect(found(90.02, { quantity: '3' })).toEqual([3334, true])
  expect(found(60, { quantity: '1', shipping: '99' })).toEqual([101, false])
  const total = shop({ fees: [brackets({ label: 'Listing', steps })], end: 'total' })
  expect(reverse(total, { quantity: '3' }, exact(110), 'budget')).toMatchObject({ cents: 2000 })
  expect(reverse(total, { quantity: '3' }, exact(110.02), 'budget')).toMatchObject({ cents: 3334 })
})

it('a minimum of a fee that takes more than everything is a turning point', () => {
  // Up to $20 the fee is $30, beyond it 150%: what is left rises to -$10 and falls from there.
  const calculator = shop({ fees: [rate({ label: 'Fee', percent: 150, min: 30 })] })
  expect(found(calculator, -10, 'receive')).toEqual([2000, true])
  expect(found(calculator, -12, 'receive')).toEqual([1800, true])
  expect(found(calculator, -9.99, 'receive')).toBeUndefined()
})

it('a price whose result nobody could write is none', () => {
  // 1e300% of more than a million dollars is beyond the largest number.
  const fees = [rate({ label: 'Fee', percent: 1e300 })]
  expect(found(shop({ fees, end: 'total' }), 50, 'budget')).toEqual([0, false])
  expect(found(shop({ fees }), 50, 'receive')).toBeUndefined()
  const never: Calculator = { ...shop({ fees }), run: () => noResult }
  for (const question of ['budget', 'receive'] as const) expect(found(never, 50, question)).toBeUndefined()
})

it('prices between two steps that leave too little are not searched', () => {
  const steps = [10, 100, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8].map((upTo) => ({ upTo, fixed: 1 }))
  const calculator = shop({ fees: [brackets({ label: 'Fee', steps: [...steps, { fixed: 2 }] })] })
  const run = vi.fn(calculator.run)
  expect(reverse({ ...calculator, run }, {}, exact(1e9), 'receive')?.cents).toBe(1e11 + 200)
  expect(run.mock.calls.length).toBeLessThan(160)
})

it('own rates count', () => {
  const calculator = shop({ fees: [rate({ label: 'Fee', percent: 10 })] })
  const own = { fee0: rate({ label: 'Fee', percent: 50 }) }
  expect(reverse(calculator, {}, exact(90), 'receive')?.cents).toBe(10000)
  expect(reverse(withRates(calculator, own), {}, exact(90), 'receive')?.cents).toBe(18000)
})

it('nothing is asked where nothing is kept, and nothing without an amount of money', () => {
  const calculator = shop({ fees: [rate({ label: 'Fee', percent: 10 })] })
  const raw = { price: '100' }
  const result = calculator.run(raw) as Breakdown
  expect(questionFor(calculator, raw, result)).toBe('receive')
  expect(questionFor(calculator, raw, { ...result, flow: undefined })).toBeUndefined()
  expect(questionFor(calculator, raw, { ...result, headline: 'fee0' })).toBeUndefined()
  expect(questionFor({ ...calculator, principal: undefined }, raw, result)).toBeUndefined()
  expect(questionFor({ ...calculator, principal: 'quantity' }, raw, result)).toBeUndefined()
  const total = shop({ fees: [rate({ label: 'Fee', percent: 10 })], end: 'total' })
  const paid = total.run(raw) as Breakdown
  expect(questionFor(total, raw, paid)).toBe('budget')
  // Of no ticket any price is within any budget.
  expect(questionFor(total, { ...raw, quantity: '0' }, paid)).toBeUndefined()
  expect(questionFor(total, { ...raw, quantity: '-2' }, paid)).toBeUndefined()
  expect(questionFor(total, raw, { ...paid, headline: 'fee0' })).toBeUndefined()
  expect(questionFor(total, raw, { ...paid, flow: { taken: [] } })).toBeUndefined()
  expect(questionFor(total, raw, { ...paid, flow: result.flow })).toBeUndefined()
})
