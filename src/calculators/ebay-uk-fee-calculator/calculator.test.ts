import { describe, expect, it } from 'vitest'
import { shownLines } from '../../../test/shown'
import { filled } from '../../engine/filled'
import { explain } from '../../engine/phrase'
import calculator from './calculator'

const lines = shownLines(calculator)

describe('eBay UK', () => {
  it('opens with a £100 item and £15 postage', () => {
    expect(lines()).toEqual({
      gross: '£115.00',
      finalValueFee: '£14.84',
      paymentProcessingFee: '£3.63',
      promotedListingFee: '£0.00',
      totalFees: '£18.47',
      net: '£96.53',
    })
  })

  it.each([
    ['', { gross: '£0.00', finalValueFee: '£0.00', paymentProcessingFee: '£0.30', net: '-£0.30' }],
    ['abc', { gross: '£0.00', totalFees: '£0.30', net: '-£0.30' }],
    ['0', { gross: '£0.00', totalFees: '£0.30', net: '-£0.30' }],
    ['0.01', { gross: '£0.01', totalFees: '£0.30', net: '-£0.29' }],
    ['-20', { gross: '-£20.00', finalValueFee: '-£2.58', paymentProcessingFee: '-£0.28', net: '-£17.14' }],
    // 6.449355 + 1.749855 = 8.19921
    ['49.995', { gross: '£50.00', finalValueFee: '£6.45', paymentProcessingFee: '£1.75', net: '£41.80' }],
    ['1000', { finalValueFee: '£129.00', paymentProcessingFee: '£29.30', net: '£841.70' }],
    ['2000000', { finalValueFee: '£258,000.00', paymentProcessingFee: '£58,000.30', net: '£1,683,999.70' }],
  ])('an item price of %j without postage', (itemPrice, expected) => {
    expect(lines({ itemPrice, shippingCharged: '' })).toMatchObject(expected)
  })

  it('takes the same fees from postage as from the item', () => {
    const expected = { gross: '£30.00', finalValueFee: '£3.87', paymentProcessingFee: '£1.17', net: '£24.96' }
    expect(lines({ itemPrice: 30, shippingCharged: 0 })).toMatchObject(expected)
    expect(lines({ itemPrice: 12, shippingCharged: 18 })).toMatchObject(expected)
    expect(lines({ itemPrice: '', shippingCharged: 30 })).toMatchObject(expected)
  })

  it.each([
    ['', '£0.00', '£83.90'],
    ['1', '£0.80', '£83.10'],
    ['7.25', '£5.80', '£78.10'],
    ['100', '£80.00', '£3.90'],
    ['150', '£120.00', '-£36.10'],
    ['-5', '-£4.00', '£87.90'],
  ])('a promotion at %j percent is charged on the £80 item, not on £20 postage', (rate, fee, net) => {
    expect(lines({ itemPrice: 80, shippingCharged: 20, promotedListingRate: rate })).toMatchObject({
      promotedListingFee: fee,
      net,
    })
  })

  it('adds no VAT to the fees', () => {
    // 15.8% of 50 + 0.30
    expect(lines({ itemPrice: 50, shippingCharged: 0 }).totalFees).toBe('£8.20')
  })

  it('says how every line came about, in pounds', () => {
    const result = calculator.run(
      filled(calculator.fields, { itemPrice: 24, shippingCharged: 4, promotedListingRate: 3 }),
    )
    expect(result?.lines.map(({ because = [] }) => explain(because, calculator.formats))).toEqual([
      '£24.00 + £4.00',
      '12.9% of £28.00',
      '2.9% of £28.00 + £0.30',
      '3% of £24.00',
      '£3.61 + £1.11 + £0.72',
      '£28.00 − £5.44',
    ])
  })

  it('offers promotion rates in hundredths, as its other numbers', () => {
    expect(calculator.fields.promotedListingRate).toMatchObject({ step: 0.01 })
  })
})
