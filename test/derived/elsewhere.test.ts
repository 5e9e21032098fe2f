/** The same money elsewhere. */
import { describe, expect, it } from 'vitest'
import { filled } from '../../src/engine/calculator'
import { isComparable, rank } from '../../src/engine/comparison'
import { rate } from '../../src/engine/rates'
import { noResult } from '../../src/engine/result'
import { bySlug } from './by-slug'
import { shop } from './shop'

it('ranks what is kept, most first, and carries the amount over', () => {
  const stripe = bySlug('stripe-fees-calculator')
  const others = ['square-fee-calculator', 'venmo-fee-calculator', 'cashapp-fee-calculator'].map(bySlug)
  const rows = rank(stripe, filled(stripe.fields, { amount: 200 }), others)
  expect(rows.map(({ calculator, amount }) => [calculator.comparison?.as, amount.toText(2)])).toEqual([
    ['Cash App, cashed out at once', '196.50'],
    ['Venmo business, standard transfer', '196.10'],
    ['Stripe, US card', '193.90'],
    ['Square, online', '193.90'],
  ])
  expect(rows[0]?.raw).toMatchObject({ amount: '200', transactionType: 'instant' })
})

it('ranks what is paid, least first', () => {
  const ticketmaster = bySlug('ticketmaster-fee-calculator')
  const rows = rank(ticketmaster, filled(ticketmaster.fields, { ticketPrice: 100, quantity: 2 }), [
    bySlug('stubhub-fee-calculator'),
  ])
  expect(rows.map(({ amount }) => amount.toText(2))).toEqual(['245.00', '256.00'])
  expect(rows[1]?.raw).toMatchObject({ ticketPrice: '100', ticketQuantity: '2', userRole: 'buyer' })
})

it('is offered only for what can be compared', () => {
  const venmo = bySlug('venmo-fee-calculator')
  expect(isComparable(venmo, filled(venmo.fields, { transactionType: 'personal' }))).toBe(false)
  expect(isComparable(venmo, filled(venmo.fields, { transactionType: 'business' }))).toBe(true)
  expect(isComparable(bySlug('probate-fees-calculator'), {})).toBe(false)
})

describe('among invented shops', () => {
  const named = (as: string, percent: number, carries: { price?: string } = { price: 'price' }) =>
    shop({ fees: [rate({ label: 'Fee', percent })], comparison: { kind: 'sale', as, carries } })
  const ranked = (...args: Parameters<typeof rank>) =>
    rank(...args).map(({ calculator, amount }) => [calculator.comparison?.as, amount.toText(2)])

  it('what cannot be compared has no rows, and no row', () => {
    const own = named('Own', 10)
    const incomparable = shop({ fees: [] })
    expect(rank(incomparable, { price: '100' }, [own])).toEqual([])
    expect(ranked(own, { price: '100' }, [{ ...named('None', 5), run: () => noResult }])).toEqual([
      ['Own', '90.00'],
    ])
    expect(isComparable(incomparable, {})).toBe(false)
    expect(isComparable(own, {})).toBe(true)
  })

  it('only what both know is carried over', () => {
    expect(ranked(named('Own', 10), { price: '100' }, [named('Other', 5, {})])).toEqual([
      ['Own', '90.00'],
      ['Other', '0.00'],
    ])
    expect(ranked(named('Own', 10, {}), { price: '100' }, [named('Other', 5)])).toEqual([
      ['Own', '90.00'],
      ['Other', '0.00'],
    ])
  })

  it('own rates count for the own row alone', () => {
    const own = { fee0: rate({ label: 'Fee', percent: 50 }) }
    expect(ranked(named('Own', 10), { price: '100' }, [named('Other', 20)], own)).toEqual([
      ['Other', '80.00'],
      ['Own', '50.00'],
    ])
  })
})
