import { describe, expect, it } from 'vitest'
import { shownLines } from '../../../test/shown'
import calculator from './calculator'

const lines = shownLines(calculator)

describe('Venmo', () => {
  it('is free between friends from the balance, with a standard transfer', () => {
    expect(lines()).toEqual({ amount: '$100.00', totalFees: '$0.00', net: '$100.00' })
  })

  it('lists the credit card fee of a personal payment without taking it from the net', () => {
    expect(lines({ paymentMethod: 'credit' })).toEqual({
      amount: '$100.00',
      creditCardFee: '$3.00',
      totalFees: '$3.00',
      net: '$100.00',
    })
  })

  it('takes only the instant fee from a personal payment by credit card', () => {
    expect(lines({ paymentMethod: 'credit', transferSpeed: 'instant' })).toEqual({
      amount: '$100.00',
      creditCardFee: '$3.00',
      instantFee: '$1.75',
      totalFees: '$4.75',
      net: '$98.25',
    })
  })

  it('takes every fee from a business payment', () => {
    expect(lines({ transactionType: 'business', transferSpeed: 'instant' })).toEqual({
      amount: '$100.00',
      businessFee: '$2.00',
      instantFee: '$1.75',
      totalFees: '$3.75',
      net: '$96.25',
    })
  })

  it.each(['standard', 'instant'])('does not charge a business for the credit card, %s', (transferSpeed) => {
    const business = { transactionType: 'business', transferSpeed }
    expect(lines({ ...business, paymentMethod: 'credit' })).toEqual(lines(business))
    expect(lines({ ...business, paymentMethod: 'credit' })).not.toHaveProperty('creditCardFee')
  })

  it.each([
    ['', '$0.25'],
    ['0', '$0.25'],
    ['-50', '$0.25'],
    ['0.01', '$0.25'],
    ['14.28', '$0.25'],
    ['14.29', '$0.25'],
    ['14.58', '$0.26'],
    ['20', '$0.35'],
    ['1428', '$24.99'],
    ['1428.57', '$25.00'],
    ['1428.58', '$25.00'],
    ['1429', '$25.00'],
    ['2000000', '$25.00'],
  ])('moves %j out at once for %s', (amount, instantFee) => {
    expect(lines({ amount, transferSpeed: 'instant' }).instantFee).toBe(instantFee)
  })

  it.each([
    ['', { amount: '$0.00', businessFee: '$0.10', net: '-$0.10' }],
    ['0', { amount: '$0.00', totalFees: '$0.10', net: '-$0.10' }],
    ['abc', { amount: '$0.00', totalFees: '$0.10', net: '-$0.10' }],
    ['-10', { amount: '-$10.00', businessFee: '-$0.09', net: '-$9.91' }],
    ['12.345', { amount: '$12.35', businessFee: '$0.33', net: '$12.02' }],
    ['1000000000', { businessFee: '$19,000,000.10', net: '$980,999,999.90' }],
  ])('business payment of %j', (amount, expected) => {
    expect(lines({ amount, transactionType: 'business' })).toMatchObject(expected)
  })

  it('can leave less than nothing of a tiny payment', () => {
    expect(lines({ amount: 0.2, transferSpeed: 'instant' }).net).toBe('-$0.05')
  })

  it('falls back to personal, balance and standard', () => {
    const unknown = { transactionType: 'x', paymentMethod: 'x', transferSpeed: 'x' }
    expect(lines(unknown)).toEqual(lines())
  })
})
