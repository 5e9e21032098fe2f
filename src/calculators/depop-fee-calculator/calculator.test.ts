import { describe, expect, it } from 'vitest'
import { shownLines } from '../../../test/shown'
import { filled } from '../../engine/filled'
import { explain } from '../../engine/phrase'
import calculator from './calculator'

const lines = shownLines(calculator)

describe('Depop', () => {
  it('opens blank, where only the fixed part is left', () => {
    expect(lines()).toEqual({
      gross: '$0.00',
      depopFee: '$0.00',
      paymentFee: '$0.30',
      tax: '$0.00',
      totalFees: '$0.30',
      profit: '-$0.30',
    })
  })

  it('counts the tax among the total fees', () => {
    const untaxed = lines({ itemPrice: 60, shippingCharged: 10 })
    const taxed = lines({ itemPrice: 60, shippingCharged: 10, taxRate: 20 })
    // 7 + 2.33, then 14 more
    expect(untaxed).toMatchObject({ tax: '$0.00', totalFees: '$9.33', profit: '$60.67' })
    expect(taxed).toMatchObject({ tax: '$14.00', totalFees: '$23.33', profit: '$46.67' })
  })

  it('charges everything, tax included, on item and shipping together', () => {
    const expected = {
      gross: '$80.00',
      depopFee: '$8.00',
      paymentFee: '$2.62',
      tax: '$4.00',
      totalFees: '$14.62',
      profit: '$65.38',
    }
    expect(lines({ itemPrice: 80, taxRate: 5 })).toEqual(expected)
    expect(lines({ itemPrice: 1, shippingCharged: 79, taxRate: 5 })).toEqual(expected)
    expect(lines({ shippingCharged: 80, taxRate: 5 })).toEqual(expected)
  })

  it.each([
    ['0', { totalFees: '$0.30', profit: '-$0.30' }],
    ['free', { totalFees: '$0.30', profit: '-$0.30' }],
    // 0.30 ÷ 0.871 = 0.3444: the price at which nothing is left
    ['0.33', { profit: '-$0.01' }],
    ['0.34', { profit: '$0.00' }],
    ['0.36', { profit: '$0.01' }],
    ['-30', { depopFee: '-$3.00', paymentFee: '-$0.57', totalFees: '-$3.57', profit: '-$26.43' }],
    // 1.2345 + 0.658005 = 1.892505
    ['12.345', { depopFee: '$1.23', paymentFee: '$0.66', totalFees: '$1.89', profit: '$10.46' }],
    ['3000000', { depopFee: '$300,000.00', paymentFee: '$87,000.30', profit: '$2,612,999.70' }],
  ])('an item price of %j alone', (itemPrice, expected) => {
    expect(lines({ itemPrice })).toMatchObject(expected)
  })

  it.each([
    ['', '$0.00', '$86.80'],
    ['0', '$0.00', '$86.80'],
    ['x', '$0.00', '$86.80'],
    ['8.875', '$8.88', '$77.92'],
    ['100', '$100.00', '-$13.20'],
    ['140', '$140.00', '-$53.20'],
    ['-10', '-$10.00', '$96.80'],
  ])('a tax rate of %j on $100', (taxRate, tax, profit) => {
    expect(lines({ itemPrice: 100, taxRate })).toMatchObject({ tax, profit })
  })

  it('says how every line came about', () => {
    const result = calculator.run(
      filled(calculator.fields, { itemPrice: 40, shippingCharged: 5, taxRate: 10 }),
    )
    expect(result?.lines.map(({ because = [] }) => explain(because, calculator.formats))).toEqual([
      '$40.00 + $5.00',
      '10% of $45.00',
      '2.9% of $45.00 + $0.30',
      '10% of $45.00',
      '$4.50 + $1.61 + $4.50',
      '$45.00 − $10.61',
    ])
  })

  it('offers tax rates up to 100% in tenths', () => {
    expect(calculator.fields.taxRate).toMatchObject({ max: 100, step: 0.1 })
  })
})
