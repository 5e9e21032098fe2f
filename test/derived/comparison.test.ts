/** The same money elsewhere. */
import { describe, expect, it } from 'vitest'
import type { Calculator } from '../../src/engine/calculator'
import { isComparable, rank } from '../../src/engine/comparison'
import { type Field, integer, number } from '../../src/engine/fields'
import { rate } from '../../src/engine/rates'
import { noResult } from '../../src/engine/result'
import { withRates } from '../../src/engine/with-rates'
import { shop } from './shop'

describe('among invented shops', () => {
  const named = (as: string, percent: number, carries: { price?: 'price' } = { price: 'price' }) =>
    shop({ fees: [rate({ label: 'Fee', percent })], comparison: { kind: 'sale', as, carries } })
  const ranked = (...args: Parameters<typeof rank>) =>
    rank(...args).map(({ calculator, amount }) => [calculator.comparison?.as, amount.toText(2)])

  it('what is kept is ranked most first, and the amount is carried over', () => {
    const rows = rank(named('Own', 10), { price: '200' }, [named('Dear', 20), named('Cheap', 5)])
    expect(rows.map(({ calculator, amount }) => [calculator.comparison?.as, amount.toText(2)])).toEqual([
      ['Cheap', '190.00'],
      ['Own', '180.00'],
      ['Dear', '160.00'],
    ])
    expect(rows[0]?.raw).toMatchObject({ price: '200' })
  })

  it('what is paid is ranked least first', () => {
    const ticket = (as: string, percent: number) =>
      shop({
        fees: [rate({ label: 'Fee', percent })],
        end: 'total',
        comparison: {
          kind: 'ticket',
          as,
          carries: { price: 'price', quantity: 'quantity' },
          with: { shipping: '1' },
        },
      })
    const rows = rank(ticket('Own', 20), { price: '100', quantity: '2' }, [ticket('Other', 10)])
    expect(rows.map(({ amount }) => amount.toText(2))).toEqual(['221.10', '240.00'])
    expect(rows[0]?.raw).toMatchObject({ price: '100', quantity: '2', shipping: '1' })
  })

  it('what counts is carried, and only to where it counts the same', () => {
    const ticket = (as: string, quantity: Field) => ({
      ...shop({
        fees: [rate({ label: 'Fee', percent: 10 })],
        end: 'total' as const,
        comparison: { kind: 'ticket' as const, as, carries: { price: 'price', quantity: 'quantity' } },
      }),
      fields: { ...shop({ fees: [] }).fields, quantity },
    })
    const whole = ticket('Whole', integer({ label: 'Quantity', whenBlank: 1, whenZero: 1 }))
    const any = ticket('Any', number({ label: 'Quantity' }))
    const names = (from: Calculator, to: Calculator, quantity: string) =>
      rank(from, { price: '100', quantity }, [to]).map(({ calculator, raw }) => [
        calculator.comparison?.as,
        raw.quantity,
      ])
    expect(names(whole, any, '')).toContainEqual(['Any', '1'])
    expect(names(whole, any, '2.5')).toContainEqual(['Any', '2'])
    expect(names(any, whole, '3')).toContainEqual(['Whole', '3'])
    for (const quantity of ['', '0', '2.5']) expect(names(any, whole, quantity)).toEqual([['Any', quantity]])
  })

  it('what somebody takes off for himself makes it incomparable', () => {
    const own = named('Own', 10)
    const taxed = { ...own, comparison: { ...own.comparison, onlyAtZero: 'shipping' } } as Calculator
    for (const none of ['', '0', '0.00', undefined])
      expect(isComparable(taxed, { shipping: none })).toBe(true)
    expect(isComparable(taxed, { shipping: '3' })).toBe(false)
  })

  it('only what was chosen for it is comparable', () => {
    const own = {
      ...named('Own', 10),
      comparison: { ...named('Own', 10).comparison, onlyIf: { role: 'buyer' } },
    } as Calculator
    expect(isComparable(own, { role: 'buyer' })).toBe(true)
    expect(isComparable(own, { role: 'seller' })).toBe(false)
  })

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
    const own = withRates(named('Own', 10), { fee0: rate({ label: 'Fee', percent: 50 }) })
    expect(ranked(own, { price: '100' }, [named('Other', 20)])).toEqual([
      ['Other', '80.00'],
      ['Own', '50.00'],
    ])
  })
})
