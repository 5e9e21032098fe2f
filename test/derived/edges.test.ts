/** Jumps of a fee, minimums and caps near the amount that was entered. */
import { describe, expect, it } from 'vitest'
import { filled } from '../../src/engine/calculator'
import { edgeNear } from '../../src/engine/edges'
import { explain } from '../../src/engine/phrase'
import { brackets, rate } from '../../src/engine/rates'
import { bySlug } from './by-slug'
import { shop } from './shop'

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

describe('in an invented shop', () => {
  const near = (fees: Parameters<typeof shop>[0]['fees'], price: number, language?: 'de') => {
    const calculator = shop({ fees, ...(language && { language, currency: 'EUR' }) })
    const phrase = edgeNear(calculator, { price: String(price) })
    return phrase && explain(phrase, calculator.formats).replaceAll('\u00a0', ' ')
  }
  const flat = (first: number, second: number, end: { upTo?: number; below?: number } = { upTo: 100 }) => [
    brackets({ label: 'Listing', steps: [{ ...end, fixed: first }, { fixed: second }] }),
  ]

  it('five cents are a jump, four are not', () => {
    expect(near(flat(1, 1.05), 100)).toBe('Price $100.01 would cost $0.05 more in fees than $100.00.')
    expect(near(flat(1, 1.04), 100)).toBeUndefined()
    expect(near(flat(1.05, 1), 100)).toBe('Price $100.00 would cost $0.05 more in fees than $100.01.')
  })

  it('a step that ends below a figure ends a cent before it', () => {
    expect(near(flat(1, 2, { below: 100 }), 100)).toBe(
      'Price $100.00 would cost $1.00 more in fees than $99.99.',
    )
  })

  it('a quarter of the amount is near, more is not', () => {
    expect(near(flat(1, 2), 80)).toBeDefined()
    expect(near(flat(1, 2), 79.99)).toBeUndefined()
    expect(near(flat(1, 2), 133.33)).toBeDefined()
    expect(near(flat(1, 2), 133.34)).toBeUndefined()
  })

  it('the nearest of several is named', () => {
    const steps = [{ upTo: 90, fixed: 1 }, { upTo: 100, fixed: 2 }, { fixed: 3 }]
    const both = [brackets({ label: 'Listing', steps })]
    expect(near(both, 96)).toMatch(/^Price \$100\.01 /)
    expect(near(both, 94)).toMatch(/^Price \$90\.01 /)
  })

  it('a minimum or cap counts from where the percentage comes to the same, the fixed part included', () => {
    const bounded = [rate({ label: 'Transfer', percent: 2, fixed: 0.5, min: 1, max: 10.5 })]
    expect(near(bounded, 25)).toBe('Up to $25.00: Transfer is $1.00, whatever the amount.')
    expect(near(bounded, 500)).toBe('From $500.00 on: Transfer stays at $10.50.')
    expect(near(bounded, 100)).toBeUndefined()
  })

  it('a fee without a percentage has no bend', () => {
    expect(near([rate({ label: 'Listing', fixed: 1, max: 1 })], 1)).toBeUndefined()
    expect(near([rate({ label: 'Listing', percent: 0, fixed: 1, max: 1 })], 1)).toBeUndefined()
  })

  it('is said in German on a German page', () => {
    expect(near(flat(1, 2), 100, 'de')).toBe('Price 100,01 € würde 1,00 € mehr Gebühren kosten als 100,00 €.')
    const bounded = [rate({ label: 'Gebühr', percent: 2, min: 1, max: 10 })]
    expect(near(bounded, 50, 'de')).toBe('Bis 50,00 €: Gebühr beträgt unabhängig vom Betrag 1,00 €.')
    expect(near(bounded, 500, 'de')).toBe('Ab 500,00 €: Gebühr bleibt bei 10,00 €.')
  })
})
