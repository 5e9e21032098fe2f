import { describe, expect, it } from 'vitest'
import { shownLines } from '../../../test/shown'
import calculator from './calculator'

const lines = shownLines(calculator)

describe('eBay US', () => {
  it('charges final value and processing on shipping too', () => {
    const together = lines({ itemPrice: 115, shippingCharged: 0 })
    const apart = lines({ itemPrice: 100, shippingCharged: 15 })
    expect(apart.totalFees).toBe(together.totalFees)
  })

  it('charges the promotion on the item price only', () => {
    expect(lines({ itemPrice: 100, shippingCharged: 900, promotedListingRate: 2.5 }).promotedListingFee).toBe(
      '$2.50',
    )
  })

  it.each([
    ['', { gross: '$0.00', finalValueFee: '$0.00', paymentProcessingFee: '$0.30', net: '-$0.30' }],
    ['0', { gross: '$0.00', totalFees: '$0.30', net: '-$0.30' }],
    ['-10', { gross: '-$10.00', totalFees: '-$1.28', net: '-$8.72' }],
    ['0.01', { gross: '$0.01', totalFees: '$0.30', net: '-$0.29' }],
    ['19.995', { gross: '$20.00', totalFees: '$3.46', net: '$16.54' }],
    ['1000000000', { finalValueFee: '$129,000,000.00', net: '$841,999,999.70' }],
  ])('item price %j without shipping', (itemPrice, expected) => {
    expect(lines({ itemPrice, shippingCharged: '' })).toMatchObject(expected)
  })

  it('lets the whole price go at a rate of 100%', () => {
    expect(lines({ itemPrice: 50, shippingCharged: 0, promotedListingRate: 100 }).net).toBe('-$8.20')
  })
})
