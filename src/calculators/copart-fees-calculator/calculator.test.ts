import { describe, expect, it } from 'vitest'
import { shownLines } from '../../../test/shown'
import { quote } from '../../engine/quote'
import calculator from './calculator'

const lines = shownLines(calculator)

describe('Copart', () => {
  it.each([
    ['99.99', '$25.00'],
    ['99.991', '$20.00'],
    ['100', '$20.00'],
    ['199.99', '$40.00'],
    ['200', '$30.00'],
    ['299.99', '$45.00'],
    ['300', '$36.00'],
    ['399.99', '$48.00'],
    ['400', '$40.00'],
    ['499.99', '$50.00'],
    ['500', '$40.00'],
    ['999.99', '$80.00'],
    ['1000', '$50.00'],
    ['1000000', '$50,000.00'],
    ['', '$0.00'],
    ['-40', '-$10.00'],
  ])('a bid of %j pays a buyer fee of %s', (winningBid, buyerFee) => {
    expect(lines({ winningBid }).buyerFee).toBe(buyerFee)
  })

  it('charges brokers more for documents, and nobody else', () => {
    expect(lines({ buyerType: 'broker' }).documentationFee).toBe('$75.00')
    expect(lines({ buyerType: 'dealer' }).documentationFee).toBe('$50.00')
    expect(lines({ buyerType: 'unknown' }).documentationFee).toBe('$50.00')
  })

  it('adds shipping only when asked, by location', () => {
    expect(lines({ location: 'canada' })).not.toHaveProperty('shippingFee')
    expect(lines({ includeShipping: 'true' }).shippingFee).toBe('$600.00')
    expect(lines({ includeShipping: 'true', location: 'canada' }).shippingFee).toBe('$800.00')
  })

  it('knows what a membership costs and does not charge it', () => {
    const { rate } = quote(calculator)
    expect([rate.basicMembership, rate.premierMembership]).toEqual(['$59', '$249'])
    expect(lines({ winningBid: 0 }).totalFees).toBe('$150.00')
  })
})
