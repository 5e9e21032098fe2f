import { describe, expect, it } from 'vitest'
import { shownLines } from '../../../test/shown'
import { explain } from '../../engine/phrase'
import { inReadingOrder } from '../../engine/reading-order'
import calculator from './calculator'

const lines = shownLines(calculator)

describe('StubHub, buying', () => {
  it('is what an untouched form works out', () => {
    expect(lines()).toEqual({
      subtotal: '$100.00',
      serviceFee: '$23.00',
      deliveryFee: '$5.00',
      processingFee: '$5.00',
      totalFees: '$33.00',
      total: '$133.00',
    })
  })

  it('charges delivery and processing per order, not per ticket', () => {
    expect(lines({ ticketQuantity: 4 })).toMatchObject({
      subtotal: '$400.00',
      serviceFee: '$92.00',
      deliveryFee: '$5.00',
      processingFee: '$5.00',
      totalFees: '$102.00',
      total: '$502.00',
    })
  })

  it('charges more for paper tickets', () => {
    expect(lines({ deliveryMethod: 'physical' })).toMatchObject({ deliveryFee: '$10.00', total: '$138.00' })
  })

  it('explains every line with the numbers of the visitor', () => {
    const result = calculator.run({ ticketPrice: '85.5', ticketQuantity: '3', deliveryMethod: 'physical' })
    const told = result?.lines.map(({ key, because = [] }) => [key, explain(because, calculator.formats)])
    expect(told).toEqual([
      ['subtotal', '$85.50 × 3'],
      ['serviceFee', '23% of $256.50'],
      ['deliveryFee', 'physical, once per order'],
      ['processingFee', 'once per order'],
      ['totalFees', '$59.00 + $10.00 + $5.00'],
      // 58.995 + 10 + 5 = 73.995
      ['total', '$256.50 + $74.00'],
    ])
  })

  it.each([
    ['', { subtotal: '$0.00', serviceFee: '$0.00', totalFees: '$10.00', total: '$10.00' }],
    ['0', { subtotal: '$0.00', totalFees: '$10.00', total: '$10.00' }],
    ['cheap', { subtotal: '$0.00', totalFees: '$10.00' }],
    ['-10', { subtotal: '-$10.00', serviceFee: '-$2.30', totalFees: '$7.70', total: '-$2.30' }],
    ['0.01', { serviceFee: '$0.00', totalFees: '$10.00', total: '$10.01' }],
    // 23% of 49.995 is 11.49885; the total is 71.49385.
    ['49.995', { subtotal: '$49.99', serviceFee: '$11.50', totalFees: '$21.50', total: '$71.49' }],
    ['1000000000', { serviceFee: '$230,000,000.00', total: '$1,230,000,010.00' }],
  ])('a ticket price of %j', (ticketPrice, expected) => {
    expect(lines({ ticketPrice })).toMatchObject(expected)
  })

  it.each([
    ['', '$0.00'],
    ['0', '$0.00'],
    ['some', '$0.00'],
    ['-2', '-$200.00'],
    ['2.5', '$250.00'],
    ['1000', '$100,000.00'],
  ])('%j tickets at $100 are a subtotal of %s', (ticketQuantity, subtotal) => {
    expect(lines({ ticketQuantity }).subtotal).toBe(subtotal)
  })
})

describe('StubHub, selling', () => {
  it('takes the service fee and nothing else', () => {
    expect(lines({ userRole: 'seller' })).toEqual({
      subtotal: '$100.00',
      serviceFee: '$15.00',
      totalFees: '$15.00',
      net: '$85.00',
    })
  })

  it('is the same for every delivery method', () => {
    const paper = lines({ userRole: 'seller', deliveryMethod: 'physical' })
    expect(paper).toEqual(lines({ userRole: 'seller', deliveryMethod: 'electronic' }))
  })

  it.each([
    ['', { subtotal: '$0.00', serviceFee: '$0.00', net: '$0.00' }],
    ['-10', { serviceFee: '-$1.50', net: '-$8.50' }],
    // 15% of 256.50 is 38.475: the fee rounds up, and the seller gets the rest.
    ['256.5', { serviceFee: '$38.48', totalFees: '$38.48', net: '$218.02' }],
    ['1000000000', { serviceFee: '$150,000,000.00', net: '$850,000,000.00' }],
  ])('a ticket price of %j', (ticketPrice, expected) => {
    expect(lines({ userRole: 'seller', ticketPrice })).toMatchObject(expected)
  })
})

describe('StubHub with an unknown choice', () => {
  it('takes a missing or unknown role for a buyer', () => {
    expect(lines({ userRole: 'scalper' })).toEqual(lines())
    expect(lines({ userRole: '' })).toEqual(lines())
  })

  it('takes a missing or unknown delivery for an electronic one', () => {
    expect(lines({ deliveryMethod: 'pigeon' })).toEqual(lines())
  })
})

it('asks first whether somebody buys or sells', () => {
  expect(inReadingOrder(calculator.fields).counted[0]?.[0]).toBe('userRole')
})
