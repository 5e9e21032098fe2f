/** What every calculator gets for free from its definition: reverse, edges, own rates, links, notes. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { blankNotes } from '../engine/blanks'
import { type Calculator, filled, untouched } from '../engine/calculator'
import { isComparable, rank } from '../engine/comparison'
import { edgeNear } from '../engine/edges'
import { exact } from '../engine/exact'
import { figuresOf, withFigures } from '../engine/figures'
import { fromFragment, toFragment } from '../engine/fragment'
import { explain } from '../engine/phrase'
import type { RawInputs } from '../engine/read'
import type { Breakdown } from '../engine/result'
import { questionFor, reverse } from '../engine/reverse'
import { transcript } from '../engine/transcript'
import { calculators } from './registry'

const bySlug = (slug: string): Calculator => {
  const listed = calculators.find((candidate) => candidate.slug === slug)
  if (!listed) throw new Error(`No calculator ${slug}`)
  return listed.calculator
}

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

describe('working backwards', () => {
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
})

describe('edges worth knowing', () => {
  const edge = (slug: string, inputs: Record<string, string | number>) => {
    const calculator = bySlug(slug)
    const phrase = edgeNear(calculator, filled(calculator.fields, inputs))
    return phrase && explain(phrase, calculator.formats)
  }

  it.each([
    [
      'copart-fees-calculator',
      { winningBid: 480 },
      'Winning bid $499.99 would cost $10.00 more in fees than $500.00.',
    ],
    [
      'copart-fees-calculator',
      { winningBid: 1050 },
      'Winning bid $999.99 would cost $30.00 more in fees than $1,000.00.',
    ],
    ['copart-fees-calculator', { winningBid: 5000 }, undefined],
    ['copart-fees-calculator', { winningBid: 0 }, undefined],
    [
      'probate-fees-calculator',
      { estateValue: 480_000, state: 'california' },
      'Estate value $500,000.00 would cost $50.00 more in fees than $499,999.99.',
    ],
    ['probate-fees-calculator', { estateValue: 480_000, state: 'texas' }, undefined],
    ['venmo-fee-calculator', { amount: 15, transferSpeed: 'standard' }, undefined],
    ['ebay-fee-calculator', { itemPrice: 100 }, undefined],
  ])('%s with %j', (slug, inputs, text) => {
    expect(edge(slug, inputs)).toBe(text)
  })

  it('names the minimum and the cap of an instant transfer', () => {
    expect(edge('venmo-fee-calculator', { amount: 15, transferSpeed: 'instant' })).toMatch(
      /^Up to \$14\.29: .* is \$0\.25/,
    )
    expect(edge('venmo-fee-calculator', { amount: 1500, transferSpeed: 'instant' })).toMatch(
      /^From \$1,428\.57 on: .* stays at \$25\.00/,
    )
  })
})

describe('the same money elsewhere', () => {
  it('ranks what is kept, most first, and carries the amount over', () => {
    const stripe = bySlug('stripe-fees-calculator')
    const others = ['square-fee-calculator', 'venmo-fee-calculator', 'cashapp-fee-calculator'].map(bySlug)
    const rows = rank(stripe, filled(stripe.fields, { amount: 200 }), others)
    expect(rows.map(({ calculator, amount }) => [calculator.comparison?.as, amount.toText(2)])).toEqual([
      ['Cash App, cashed out at once', '196.50'],
      ['Venmo business, standard transfer', '196.10'],
      ['Stripe, US card', '193.90'],
      ['Square, online', '193.90'],
    ])
    expect(rows[0]?.raw).toMatchObject({ amount: '200', transactionType: 'instant' })
  })

  it('ranks what is paid, least first', () => {
    const ticketmaster = bySlug('ticketmaster-fee-calculator')
    const rows = rank(ticketmaster, filled(ticketmaster.fields, { ticketPrice: 100, quantity: 2 }), [
      bySlug('stubhub-fee-calculator'),
    ])
    expect(rows.map(({ amount }) => amount.toText(2))).toEqual(['245.00', '256.00'])
    expect(rows[1]?.raw).toMatchObject({ ticketPrice: '100', ticketQuantity: '2', userRole: 'buyer' })
  })

  it('is offered only for what can be compared', () => {
    const venmo = bySlug('venmo-fee-calculator')
    expect(isComparable(venmo, filled(venmo.fields, { transactionType: 'personal' }))).toBe(false)
    expect(isComparable(venmo, filled(venmo.fields, { transactionType: 'business' }))).toBe(true)
    expect(isComparable(bySlug('probate-fees-calculator'), {})).toBe(false)
  })
})

describe.each(calculators)('$slug', ({ calculator }) => {
  const { fields, rates, formats, examples } = calculator

  it('gives the same result with its own rates written out', () => {
    const same = withFigures(
      rates,
      Object.fromEntries(figuresOf(rates, formats).map(({ path, value }) => [path, value])),
    )
    for (const { inputs } of examples) {
      const raw = filled(fields, inputs)
      const shown = (result: Breakdown | null) => result && transcript(calculator, result)
      expect(shown(calculator.run(raw, same))).toBe(shown(calculator.run(raw)))
    }
  })

  it('lets every one of its figures be replaced', () => {
    for (const { path, value } of figuresOf(rates, formats)) {
      const changed = figuresOf(withFigures(rates, { [path]: value + 1 }), formats)
      expect(changed.find((figure) => figure.path === path)?.value).toBe(value + 1)
    }
  })

  it('fills its form from a link as it was', () => {
    for (const { inputs } of examples) {
      const raw = filled(fields, inputs)
      const back = { ...untouched(fields), ...fromFragment(fields, toFragment(fields, raw)) }
      expect(calculator.run(back)).toEqual(calculator.run(raw))
    }
  })

  it('names what was blank, and only that', () => {
    const blank = Object.fromEntries(Object.keys(fields).map((name) => [name, '']))
    const notes = blankNotes(calculator, { ...untouched(fields), ...blank })
    for (const note of notes) expect(note).toMatch(/^.+: (blank, counted as|leer, gerechnet als) .+$/)
    const filledIn = Object.fromEntries(Object.keys(fields).map((name) => [name, '1']))
    expect(blankNotes(calculator, filledIn)).toEqual([])
  })
})
