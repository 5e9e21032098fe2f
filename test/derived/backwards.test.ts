/** Working backwards, from what is wanted to what has to be asked or bid. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calculators } from '../../src/calculators/registry'
import { type Calculator, filled, untouched } from '../../src/engine/calculator'
import { exact } from '../../src/engine/exact'
import { brackets, rate } from '../../src/engine/rates'
import type { RawInputs } from '../../src/engine/read'
import type { Breakdown } from '../../src/engine/result'
import { questionFor, reverse } from '../../src/engine/reverse'
import { bySlug } from './by-slug'
import { shop } from './shop'

/** Anything a visitor could choose, with amounts of a size that people deal with. */
const anyChoices = ({ fields }: Calculator): fc.Arbitrary<RawInputs> =>
  fc.record(
    Object.fromEntries(
      Object.entries(fields).map(([name, field]) => {
        if (field.kind === 'choice') return [name, fc.constantFrom(...field.options.map(([value]) => value))]
        if (field.kind === 'percent') return [name, fc.constantFrom('', '0', '2.5', '10')]
        if (field.kind === 'integer' || name === 'ticketQuantity')
          return [name, fc.constantFrom('', '1', '2', '7')]
        return [name, fc.integer({ min: 0, max: 50_000 }).map((cents) => String(cents / 100))]
      }),
    ),
  )

const amountOf = ({ lines, headline }: Breakdown) => {
  const value = lines.find(({ key }) => key === headline)?.value
  return value?.kind === 'money' ? value.amount : undefined
}

const asked = calculators.flatMap(({ slug, calculator }) => {
  const result = calculator.run(filled(calculator.fields, calculator.examples[0]?.inputs ?? {}))
  const question = result && questionFor(calculator, result)
  return question ? [{ slug, calculator, question }] : []
})

it('is offered where something is received or a price is paid', () => {
  expect(Object.fromEntries(asked.map(({ slug, question }) => [slug, question]))).toMatchObject({
    'square-fee-calculator': 'receive',
    'ticketmaster-fee-calculator': 'budget',
    'copart-fees-calculator': 'budget',
    'stubhub-fee-calculator': 'budget',
    'venmo-fee-calculator': 'receive',
    'stripe-fees-calculator': 'receive',
    'cashapp-fee-calculator': 'receive',
    'ebay-fee-calculator': 'receive',
    'ebay-uk-fee-calculator': 'receive',
    'paypal-gebuehrenrechner': 'receive',
    'ebay-australia-fee-calculator': 'receive',
    'depop-fee-calculator': 'receive',
  })
})

it.each(asked)(
  '$slug: forward of backward is the wanted amount, or it says that it cannot be had',
  ({ calculator }) => {
    fc.assert(
      fc.property(anyChoices(calculator), fc.integer({ min: 1, max: 2_000_000 }), (raw, cents) => {
        const result = calculator.run(raw)
        const question = result && questionFor(calculator, result)
        if (!question) return
        const wanted = exact(cents).over(100)
        const found = reverse(calculator, raw, wanted, question)
        if (!found) return
        const forward = amountOf(found.breakdown)
        expect(forward?.equals(wanted)).toBe(found.isExact)
        if (question === 'receive') expect(forward?.isBelow(wanted)).toBe(false)
        else expect(forward?.isAbove(wanted)).toBe(false)
      }),
      { numRuns: Number(process.env.FUZZ_RUNS ?? 400) },
    )
  },
)

it.each([
  ['square-fee-calculator', { transactionType: 'online' }, '100.00', 10330],
  ['stripe-fees-calculator', { country: 'us', paymentType: 'card' }, '485.20', 50000],
  ['stripe-fees-calculator', { country: 'us', paymentType: 'ach' }, '995.00', 100000],
  ['venmo-fee-calculator', { transactionType: 'personal', transferSpeed: 'instant' }, '9.75', 1000],
  ['ebay-fee-calculator', { shippingCharged: 15 }, '96.53', 10000],
])('%s: to receive the known net, charge the known price', (slug, inputs, wanted, cents) => {
  const calculator = bySlug(slug)
  const found = reverse(calculator, filled(calculator.fields, inputs), exact(Number(wanted)), 'receive')
  expect(found).toMatchObject({ cents, isExact: true })
})

it('finds the highest bid for a budget across the cliffs of the brackets', () => {
  const copart = bySlug('copart-fees-calculator')
  const raw = untouched(copart.fields)
  // 999.99 costs 1229.99 in total, 1000 only 1200: the budget of 1210 buys the higher bid.
  expect(reverse(copart, raw, exact(1210), 'budget')?.cents).toBe(100952)
  expect(reverse(copart, raw, exact(100), 'budget')).toBeUndefined()
  expect(reverse(copart, raw, exact(150), 'budget')).toMatchObject({ cents: 0, isExact: true })
})

it('says so when no price leaves the wanted amount', () => {
  const ebay = bySlug('ebay-fee-calculator')
  const raw = filled(ebay.fields, { promotedListingRate: 100, shippingCharged: 0 })
  expect(reverse(ebay, raw, exact(50), 'receive')).toBeUndefined()
})

it('what falls as the price rises is found too', () => {
  // Of a price of 0 the shipping of 15 is left, less its fees; a promotion of all the price takes the rest bit by bit.
  const ebay = bySlug('ebay-fee-calculator')
  const raw = filled(ebay.fields, { promotedListingRate: 100, shippingCharged: 15 })
  expect(reverse(ebay, raw, exact(12.33), 'receive')).toMatchObject({ cents: 0, isExact: true })
  expect(reverse(ebay, raw, exact(10), 'receive')).toMatchObject({ isExact: true })
  expect(reverse(ebay, raw, exact(12.34), 'receive')).toBeUndefined()
})

describe('in an invented shop', () => {
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
            return Number(result && amountOf(result)?.times(100).toText(0))
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
      { numRuns: 40 },
    )
  })

  it('own rates count', () => {
    const calculator = shop({ fees: [rate({ label: 'Fee', percent: 10 })] })
    const own = { fee0: rate({ label: 'Fee', percent: 50 }) }
    expect(reverse(calculator, {}, exact(90), 'receive')?.cents).toBe(10000)
    expect(reverse(calculator, {}, exact(90), 'receive', own)?.cents).toBe(18000)
  })

  it('nothing is asked where nothing is kept, and nothing without an amount of money', () => {
    const calculator = shop({ fees: [rate({ label: 'Fee', percent: 10 })] })
    const result = calculator.run({ price: '100' }) as Breakdown
    expect(questionFor(calculator, result)).toBe('receive')
    expect(questionFor(calculator, { ...result, flow: undefined })).toBeUndefined()
    for (const headline of ['fee0', 'none'])
      expect(questionFor(calculator, { ...result, headline })).toBeUndefined()
    expect(questionFor({ ...calculator, fields: {} }, result)).toBeUndefined()
    const total = shop({ fees: [rate({ label: 'Fee', percent: 10 })], end: 'total' })
    const paid = total.run({ price: '100' }) as Breakdown
    expect(questionFor(total, paid)).toBe('budget')
    expect(questionFor(total, { ...paid, headline: 'fee0' })).toBeUndefined()
    expect(questionFor(total, { ...paid, flow: { taken: [] } })).toBeUndefined()
    expect(questionFor(total, { ...paid, flow: result.flow })).toBeUndefined()
  })
})
