import { describe, expect, it } from 'vitest'
import { shownLines } from '../../../test/shown'
import { explain } from '../../engine/phrase'
import { labelOf } from '../../engine/result'
import calculator, { ORIENTATION } from './calculator'

const lines = shownLines(calculator)

describe('Ticketmaster', () => {
  it('charges two percentages on all tickets and a fixed amount on each', () => {
    expect(lines({ ticketPrice: 100, quantity: 3 })).toEqual({
      tickets: '$300.00',
      serviceFee: '$36.00',
      processingFee: '$7.50',
      facilityFee: '$24.00',
      totalFees: '$67.50',
      totalCost: '$367.50',
    })
  })

  it('explains every line with the numbers of the visitor, in this order', () => {
    const result = calculator.run({ ticketPrice: '85.5', quantity: '2' })
    const told = result?.lines.map((line) => [
      labelOf(line, calculator.formats),
      explain(line.because ?? [], calculator.formats),
    ])
    expect(told).toEqual([
      ['Tickets before fees', '$85.50 × 2'],
      ['Service Fee', '12% of $171.00'],
      ['Processing Fee', '$2.50 × 2'],
      ['Facility Fee', '8% of $171.00'],
      ['Total Fees', '$20.52 + $5.00 + $13.68'],
      ['Total Cost', '$171.00 + $39.20'],
    ])
  })

  it('does not count the tickets themselves among its named results', () => {
    const asides = calculator.run({ ticketPrice: '50' })?.lines.filter(({ explanatory }) => explanatory)
    expect(asides?.map(({ key }) => key)).toEqual(['tickets'])
  })

  it.each([
    ['', '$22.50'],
    ['0', '$22.50'],
    ['0.9', '$22.50'],
    ['two', '$22.50'],
    ['1', '$22.50'],
    ['2.9', '$45.00'],
    ['8', '$180.00'],
    ['-1', '-$22.50'],
  ])('%j tickets at $100 pay %s in fees', (quantity, totalFees) => {
    expect(lines({ ticketPrice: 100, quantity }).totalFees).toBe(totalFees)
  })

  it.each([
    ['', { serviceFee: '$0.00', processingFee: '$2.50', facilityFee: '$0.00', totalCost: '$2.50' }],
    ['free', { totalFees: '$2.50', totalCost: '$2.50' }],
    ['0', { totalFees: '$2.50', totalCost: '$2.50' }],
    // 12% and 8% of 2 are 0.24 and 0.16.
    ['-2', { serviceFee: '-$0.24', facilityFee: '-$0.16', totalFees: '$2.10', totalCost: '$0.10' }],
    ['0.01', { serviceFee: '$0.00', facilityFee: '$0.00', totalFees: '$2.50', totalCost: '$2.51' }],
    // 2.3994 + 2.5 + 1.5996 = 6.499, with the ticket 26.494.
    ['19.995', { tickets: '$19.99', serviceFee: '$2.40', totalFees: '$6.50', totalCost: '$26.49' }],
    // 0.045 and 0.03: half a cent goes up, and the total is 2.575.
    ['0.375', { serviceFee: '$0.05', facilityFee: '$0.03', totalFees: '$2.58' }],
    ['1000000000', { serviceFee: '$120,000,000.00', totalCost: '$1,200,000,002.50' }],
  ])('a ticket price of %j', (ticketPrice, expected) => {
    expect(lines({ ticketPrice })).toMatchObject(expected)
  })

  it('stays within what the text calls common, where one fee is below another', () => {
    const { buyerFees, sellerFees, generalMarketplace, promotedAtMost } = ORIENTATION
    // Of $100, so that dollars are percent.
    const share = Number(lines({ ticketPrice: 100 }).totalFees?.slice(1))
    expect(share).toBeGreaterThan(buyerFees.least)
    expect(share).toBeLessThan(buyerFees.most)
    expect(sellerFees.least).toBeLessThan(sellerFees.most)
    expect(sellerFees.most).toBeLessThan(buyerFees.most)
    expect(generalMarketplace.percent).toBeLessThan(promotedAtMost)
  })
})
