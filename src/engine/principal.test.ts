import { describe, expect, it } from 'vitest'
import { integer, money, percent } from './fields'
import { centsText, principalOf, stepEnds } from './principal'
import { brackets, constant, rate, tiers } from './rates'

describe('the principal amount', () => {
  it('is the first field of money', () => {
    const price = money({ label: 'Price' })
    const fields = { count: integer({ label: 'Count' }), price, shipping: money({ label: 'Shipping' }) }
    expect(principalOf({ fields })).toEqual({ name: 'price', field: price })
    expect(principalOf({ fields: { share: percent({ label: 'Share' }) } })).toBeUndefined()
  })

  it('is written in dollars and cents', () => {
    expect([0, 5, 100, 123456].map(centsText)).toEqual(['0.00', '0.05', '1.00', '1234.56'])
  })
})

describe('the ends of steps', () => {
  it('are the last cents of each, in order and once, whichever fee has them', () => {
    const rates = {
      late: brackets({
        label: 'Late',
        steps: [{ upTo: 100, fixed: 1 }, { below: 200, fixed: 2 }, { fixed: 3 }],
      }),
      early: brackets({
        label: 'Early',
        steps: [{ upTo: 9.5, fixed: 1 }, { upTo: 100, fixed: 2 }, { fixed: 3 }],
      }),
    }
    expect(stepEnds(rates)).toEqual([950, 10000, 19999])
  })

  it('are found in brackets alone: elsewhere nothing jumps', () => {
    const steps = [{ upTo: 100, percent: 1 }, { percent: 2 }]
    const rates = {
      slices: tiers({ label: 'Slices', steps }),
      flat: rate({ label: 'Flat', percent: 1, max: 5 }),
      factor: constant({ label: 'Factor', value: 2, unit: 'm' }),
    }
    expect(stepEnds(rates)).toEqual([])
  })
})
