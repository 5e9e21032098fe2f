import { describe, expect, it } from 'vitest'
import { shownLines } from '../../../test/shown'
import { filled } from '../../engine/filled'
import { explain } from '../../engine/phrase'
import calculator from './calculator'

const lines = shownLines(calculator)

describe('Stripe', () => {
  it.each([
    ['us', 'card', '$6.10', '$6.10', '$193.90'],
    ['us', 'ach', '$1.60', '$1.60', '$198.40'],
    ['us', 'international', '$8.10', '$10.10', '$189.90'],
    ['europe', 'card', '$3.05', '$3.05', '$196.95'],
    ['europe', 'ach', '$1.60', '$1.60', '$198.40'],
    ['europe', 'international', '$6.05', '$8.05', '$191.95'],
    ['other', 'card', '$7.10', '$7.10', '$192.90'],
    ['other', 'ach', '$2.00', '$2.00', '$198.00'],
    ['other', 'international', '$9.10', '$11.10', '$188.90'],
  ])('$200, %s, %s', (country, paymentType, processingFee, totalFees, net) => {
    const found = lines({ amount: 200, country, paymentType })
    expect(found).toMatchObject({ amount: '$200.00', processingFee, totalFees, net })
    expect(found).not.toHaveProperty('achCapAdjustment')
    expect(found.currencyConversionFee).toBe(paymentType === 'international' ? '$2.00' : undefined)
  })

  it.each([
    ['us', '624.99', '$5.00', undefined],
    ['us', '625', '$5.00', undefined],
    ['us', '625.01', '$5.00', undefined],
    ['us', '625.62', '$5.00', undefined],
    ['us', '625.625', '$5.01', '-$0.01'],
    ['us', '625.63', '$5.01', '-$0.01'],
    ['us', '1000', '$8.00', '-$3.00'],
    ['europe', '625', '$5.00', undefined],
    ['europe', '10000', '$80.00', '-$75.00'],
    ['other', '499.99', '$5.00', undefined],
    ['other', '500', '$5.00', undefined],
    ['other', '501', '$5.01', '-$0.01'],
    ['other', '1000000000', '$10,000,000.00', '-$9,999,995.00'],
  ])('ACH in %s: %s costs %s, adjusted by %s', (country, amount, processingFee, achCapAdjustment) => {
    expect(lines({ amount, country, paymentType: 'ach' })).toMatchObject({
      processingFee,
      totalFees: '$5.00',
    })
    expect(lines({ amount, country, paymentType: 'ach' }).achCapAdjustment).toBe(achCapAdjustment)
  })

  it('says how the cap was applied', () => {
    const result = calculator.run(filled(calculator.fields, { amount: 1000, paymentType: 'ach' }))
    const reasons = result?.lines.map(({ because = [] }) => explain(because, calculator.formats))
    expect(result?.lines.map(({ label }) => label)).toContain('ACH cap adjustment')
    expect(reasons).toEqual([
      '',
      '0.8% of $1,000.00',
      'Capped at $5.00: $5.00 − $8.00',
      '$8.00 − $3.00',
      '$1,000.00 − $5.00',
    ])
  })

  it('never caps a card payment', () => {
    expect(lines({ amount: 100_000 })).toEqual({
      amount: '$100,000.00',
      processingFee: '$2,900.30',
      totalFees: '$2,900.30',
      net: '$97,099.70',
    })
  })

  it.each([
    ['', { amount: '$0.00', processingFee: '$0.30', net: '-$0.30' }],
    ['0', { amount: '$0.00', totalFees: '$0.30', net: '-$0.30' }],
    ['abc', { amount: '$0.00', totalFees: '$0.30', net: '-$0.30' }],
    ['-100', { amount: '-$100.00', processingFee: '-$2.60', net: '-$97.40' }],
    ['0.01', { processingFee: '$0.30', net: '-$0.29' }],
    ['19.995', { amount: '$20.00', processingFee: '$0.88', net: '$19.12' }],
    ['1000000000', { processingFee: '$29,000,000.30', net: '$970,999,999.70' }],
  ])('US card payment of %j', (amount, expected) => {
    expect(lines({ amount })).toMatchObject(expected)
  })

  it.each(['', '0'])('ACH of %j costs nothing', (amount) => {
    expect(lines({ amount, paymentType: 'ach' })).toEqual({
      amount: '$0.00',
      processingFee: '$0.00',
      totalFees: '$0.00',
      net: '$0.00',
    })
  })

  it('shows international fees that add up where both end in half a cent', () => {
    // 3.9% of 2.50 + 0.30 = 0.3975 and 1% = 0.025; together 0.4225.
    expect(lines({ amount: 2.5, paymentType: 'international' })).toMatchObject({
      processingFee: '$0.40',
      currencyConversionFee: '$0.02',
      totalFees: '$0.42',
      net: '$2.08',
    })
  })

  it('falls back to a card payment in the United States', () => {
    expect(lines({ country: 'x', paymentType: 'x' })).toEqual(lines({ country: 'us', paymentType: 'card' }))
  })
})
