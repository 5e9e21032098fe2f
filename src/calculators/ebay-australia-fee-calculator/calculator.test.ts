import { describe, expect, it } from 'vitest'
import { shownLines } from '../../../test/shown'
import { filled } from '../../engine/filled'
import { explain } from '../../engine/phrase'
import calculator from './calculator'

const lines = shownLines(calculator)

describe('eBay Australia', () => {
  it('opens blank, where only the fixed part is left', () => {
    expect(lines()).toEqual({
      gross: 'A$0.00',
      fvf: 'A$0.00',
      paymentFee: 'A$0.30',
      promoFee: 'A$0.00',
      totalFees: 'A$0.30',
      profit: '-A$0.30',
    })
  })

  it('rounds 1.605 up once, so that lines, total and profit agree', () => {
    expect(lines({ itemPrice: 40, shippingCharged: 5, promotedListingRate: 2.5 })).toEqual({
      gross: 'A$45.00',
      fvf: 'A$5.94',
      paymentFee: 'A$1.61',
      promoFee: 'A$1.00',
      totalFees: 'A$8.55',
      profit: 'A$36.45',
    })
  })

  it.each([
    ['0', { totalFees: 'A$0.30', profit: '-A$0.30' }],
    ['n/a', { totalFees: 'A$0.30', profit: '-A$0.30' }],
    // Below this price the fixed part eats the whole sale: 0.30 ÷ 0.839 = 0.3576
    ['0.35', { profit: '-A$0.01' }],
    ['0.36', { profit: 'A$0.00' }],
    ['0.37', { profit: 'A$0.01' }],
    ['-100', { fvf: '-A$13.20', paymentFee: '-A$2.60', totalFees: '-A$15.80', profit: '-A$84.20' }],
    // 3.29934 + 1.024855 = 4.324195
    ['24.995', { fvf: 'A$3.30', paymentFee: 'A$1.02', totalFees: 'A$4.32', profit: 'A$20.68' }],
    ['200', { fvf: 'A$26.40', paymentFee: 'A$6.10', profit: 'A$167.50' }],
    ['5000000', { fvf: 'A$660,000.00', paymentFee: 'A$145,000.30', profit: 'A$4,194,999.70' }],
  ])('an item price of %j alone', (itemPrice, expected) => {
    expect(lines({ itemPrice })).toMatchObject(expected)
  })

  it('counts postage for the final value and payment fees, not for the promotion', () => {
    expect(lines({ itemPrice: 50, shippingCharged: 150, promotedListingRate: 10 })).toEqual({
      gross: 'A$200.00',
      fvf: 'A$26.40',
      paymentFee: 'A$6.10',
      promoFee: 'A$5.00',
      totalFees: 'A$37.50',
      profit: 'A$162.50',
    })
  })

  it.each([
    ['', 'A$0.00', 'A$167.50'],
    ['1', 'A$2.00', 'A$165.50'],
    ['0.1', 'A$0.20', 'A$167.30'],
    ['100', 'A$200.00', '-A$32.50'],
    ['120', 'A$240.00', '-A$72.50'],
    ['-1', '-A$2.00', 'A$169.50'],
  ])('a promotion at %j percent of A$200', (promotedListingRate, promoFee, profit) => {
    expect(lines({ itemPrice: 200, promotedListingRate })).toMatchObject({ promoFee, profit })
  })

  it('adds no GST to the fees', () => {
    // 16.1% of 1000 + 0.30
    expect(lines({ itemPrice: 1000 }).totalFees).toBe('A$161.30')
  })

  it('says how every line came about', () => {
    const result = calculator.run(
      filled(calculator.fields, { itemPrice: 9, shippingCharged: 6, promotedListingRate: 2 }),
    )
    expect(result?.lines.map(({ because = [] }) => explain(because, calculator.formats))).toEqual([
      'A$9.00 + A$6.00',
      '13.2% of A$15.00',
      '2.9% of A$15.00 + A$0.30',
      '2% of A$9.00',
      'A$1.98 + A$0.74 + A$0.18',
      'A$15.00 − A$2.90',
    ])
  })

  it('offers promotion rates up to 100% in tenths', () => {
    expect(calculator.fields.promotedListingRate).toMatchObject({ max: 100, step: 0.1 })
  })
})
