import { describe, expect, it } from 'vitest'
import { exact } from './exact'
import { choice, integer, many, money, number } from './fields'
import { centsText, inWholeCents, principalMoneyOf, principalOf } from './principal'

const price = money({ label: 'Price' })
const area = number({ label: 'Area', shownWhen: { field: 'mode', is: 'area' } })
const people = number({ label: 'People', shownWhen: { field: 'mode', is: 'people' } })
const mode = choice({
  label: 'Mode',
  options: [
    ['area', 'Area'],
    ['people', 'People'],
  ],
  default: 'area',
})
const fields = {
  mode,
  count: integer({ label: 'Count' }),
  shipping: money({ label: 'Shipping' }),
  price,
  area,
  people,
}

describe('the principal amount', () => {
  it('is the field that the definition names', () => {
    expect(principalOf({ fields, principal: 'price' })).toEqual({ name: 'price', field: price })
    expect(principalOf({ fields })).toBeUndefined()
    expect(principalOf({ fields, principal: 'mode' })).toBeUndefined()
  })

  it('is, of several, the first that is shown', () => {
    const several = { fields, principal: ['area', 'people'] }
    expect(principalOf(several)?.name).toBe('area')
    expect(principalOf(several, { mode: 'people' })?.name).toBe('people')
  })

  it('may be asked any number of times', () => {
    expect(principalOf({ fields: { pieces: many(area) }, principal: 'pieces' })?.field).toBe(area)
  })

  it('is worked back to where it is money', () => {
    expect(principalMoneyOf({ fields, principal: 'price' })?.name).toBe('price')
    expect(principalMoneyOf({ fields, principal: 'count' })).toBeUndefined()
  })

  it('is written in dollars and cents, and counted in cents', () => {
    expect([0, 5, 100, 123456].map(centsText)).toEqual(['0.00', '0.05', '1.00', '1234.56'])
    expect([0, 1.005, -2.5].map((amount) => inWholeCents(exact(amount)))).toEqual([0, 101, -250])
  })
})
