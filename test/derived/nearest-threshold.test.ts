/** Jumps of a fee, minimums and caps near the amount that was entered. */
import { describe, expect, it, vi } from 'vitest'
import type { Words } from '../../src/engine/english'
import { GERMAN } from '../../src/engine/german'
import { nearestThreshold } from '../../src/engine/nearest-threshold'
import { explain } from '../../src/engine/phrase'
import { brackets, rate } from '../../src/engine/rates'
import { shop } from './shop'

describe('in an invented shop', () => {
  const near = (fees: Parameters<typeof shop>[0]['fees'], price: number, language?: Words) => {
    const calculator = shop({ fees, ...(language && { language, currency: 'EUR' }) })
    const phrase = nearestThreshold(calculator, { price: String(price) })
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
    expect(near(bounded, 500)).toBe('From $500.00 on: Transfer is capped at $10.50.')
    expect(near(bounded, 100)).toBeUndefined()
  })

  it('a bound that decides nothing where it lies is not mentioned', () => {
    // Up to $100 the fee is capped at $10, which 2% reach at $500; beyond $100 nothing is capped.
    const steps = [{ upTo: 100, percent: 2, max: 10 }, { percent: 2 }]
    expect(near([brackets({ label: 'Transfer', steps })], 500)).toBeUndefined()
  })

  it('a quarter below the amount is near to the cent', () =>
    expect(near(flat(1, 2, { upTo: 300 }), 400)).toBeDefined())

  it('what floats cannot count in cents is not mentioned, and never an error', () => {
    expect(near(flat(0, 9e12), 100)).toBeDefined()
    expect(near(flat(0, 1e13), 100)).toBeUndefined()
    expect(near(flat(0, 1e14), 100)).toBeUndefined()
    expect(near(flat(1, 2, { upTo: 1e13 }), 1e13)).toBeDefined()
    expect(near(flat(1, 2), 1e308)).toBeUndefined()
    expect(near(flat(1, 2), -1e308)).toBeUndefined()
  })

  it('what is far is not looked at', () => {
    const calculator = shop({ fees: flat(1, 2) })
    const run = vi.fn(calculator.run)
    const asked = (price: string) => {
      run.mockClear()
      nearestThreshold({ ...calculator, run }, { price })
      return run.mock.calls.length
    }
    expect(asked('1000')).toBeLessThan(asked('100'))
  })

  it('a fee without a percentage has no bend', () => {
    expect(near([rate({ label: 'Listing', fixed: 1, max: 1 })], 1)).toBeUndefined()
    expect(near([rate({ label: 'Listing', percent: 0, fixed: 1, max: 1 })], 1)).toBeUndefined()
  })

  it('steps and bounds on price × quantity + shipping are named as prices', () => {
    const at = (fees: Parameters<typeof shop>[0]['fees'], raw: Record<string, string>) => {
      const calculator = shop({ fees })
      const phrase = nearestThreshold(calculator, raw)
      return phrase && explain(phrase, calculator.formats)
    }
    // Four at $25.00 are $100.00, the end of the step.
    expect(at(flat(1, 3), { price: '26', quantity: '4' })).toBe(
      'Price $25.01 would cost $2.00 more in fees than $25.00.',
    )
    expect(at(flat(1, 3), { price: '100', quantity: '4' })).toBeUndefined()
    expect(at(flat(1, 3), { price: '33', quantity: '3' })).toMatch(/^Price \$33\.34 .* than \$33\.33\.$/)
    expect(at(flat(1, 3), { price: '70', shipping: '20.01' })).toMatch(/^Price \$80\.00 .* than \$79\.99\.$/)
    expect(at(flat(1, 3, { below: 100 }), { price: '50', quantity: '2' })).toMatch(
      /^Price \$50\.00 .* than \$49\.99\.$/,
    )
    const bounded = [rate({ label: 'Transfer', percent: 2, max: 10 })]
    expect(at(bounded, { price: '100', quantity: '5' })).toBe(
      'From $100.00 on: Transfer is capped at $10.00.',
    )
    // Of the price alone, whatever else is sold with it.
    const alone = shop({ fees: flat(1, 3), of: 'price' })
    expect(nearestThreshold(alone, { price: '100', quantity: '4' })).toBeDefined()
    expect(nearestThreshold(alone, { price: '25', quantity: '4' })).toBeUndefined()
  })

  it('is kept silent where steps are a simplification; minimums and caps are not', () => {
    const bounded = rate({ label: 'Transfer', percent: 2, max: 10 })
    const simplified = { ...shop({ fees: [...flat(1, 2), bounded] }), simplifiedSteps: true } as const
    expect(nearestThreshold(simplified, { price: '100' })).toBeUndefined()
    expect(nearestThreshold(simplified, { price: '500' })).toBeDefined()
  })

  it('is said in German on a German page', () => {
    expect(near(flat(1, 2), 100, GERMAN)).toBe(
      'Price 100,01 € würde 1,00 € mehr Gebühren kosten als 100,00 €.',
    )
    const bounded = [rate({ label: 'Gebühr', percent: 2, min: 1, max: 10 })]
    expect(near(bounded, 50, GERMAN)).toBe('Bis 50,00 €: Gebühr beträgt unabhängig vom Betrag 1,00 €.')
    expect(near(bounded, 500, GERMAN)).toBe('Ab 500,00 €: Gebühr ist auf 10,00 € begrenzt.')
  })
})
