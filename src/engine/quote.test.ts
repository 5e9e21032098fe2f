import { describe, expect, it } from 'vitest'
import { defineCalculator } from './calculator'
import { charge } from './charge'
import { money } from './fields'
import { quote } from './quote'
import { rate } from './rates'
import { settle } from './settle'

const {
  rate: quoted,
  result,
  figures,
} = quote(
  defineCalculator({
    name: 'Test',
    shortName: 'Test',
    category: 'payments',
    icon: 'calculator',
    currency: 'USD',
    fields: { amount: money({ label: 'Amount', default: 100 }) },
    rates: { service: rate({ label: 'Service fee', percent: 2.5, fixed: 0.1 }) },
    calculate: ({ amount }, rates) =>
      settle({
        start: { label: 'Amount', amount },
        fees: { serviceFee: charge(rates.service, amount) },
        end: { key: 'net', type: 'net' },
      }),
    examples: [],
  }),
)

describe('quote', () => {
  it('says a rate and a result as the page shows them', () => {
    expect(quoted.service).toBe('2.5% + $0.10')
    expect(result({ amount: 40 }).net).toBe('$38.90')
  })

  it('hands over the shown figures to reckon with', () => {
    expect(
      figures({ amount: 40 })
        .net?.minus(figures({ amount: 20 }).net ?? 0)
        .toText(2),
    ).toBe('19.50')
  })

  it('stops at a name that does not exist', () => {
    expect(() => quoted.other).toThrow('No rate named "other"')
    expect(() => result({}).other).toThrow('No line named "other"')
    expect(() => figures({}).other).toThrow('No figure named "other"')
  })
})
