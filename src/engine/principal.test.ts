import { describe, expect, it } from 'vitest'
import { choice, integer, many, money, number, toggle } from './fields'
import { principalMoneyOf, principalOf } from './principal'

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
  gift: toggle({ label: 'Gift', default: false }),
  shipping: money({ label: 'Shipping' }),
  price,
  area,
  people,
}

describe('the principal amount', () => {
  it('is the field that the definition names', () => {
    expect(principalOf({ fields, principal: 'price' })).toEqual({ name: 'price', field: price })
    expect(principalOf({ fields })).toBeUndefined()
    for (const name of ['mode', 'gift', 'none'])
      expect(principalOf({ fields, principal: name })).toBeUndefined()
  })

  it('is, of several, the first that is shown', () => {
    const several = { fields, principal: ['area', 'people'] }
    expect(principalOf(several)?.name).toBe('area')
    expect(principalOf(several, { mode: 'people' })?.name).toBe('people')
  })

  it('is called, and measured, as it is in the form', () => {
    const reworded = number({
      label: 'Area',
      unit: 'sq ft',
      rewordedWhen: [{ field: 'mode', is: 'people', label: 'Floor', unit: 'm²' }],
    })
    const asked = { fields: { mode, size: reworded }, principal: 'size' }
    expect(principalOf(asked)?.field).toBe(reworded)
    expect(principalOf(asked, { mode: 'people' })?.field).toMatchObject({ label: 'Floor', unit: 'm²' })
  })

  it('may be asked any number of times', () => {
    expect(principalOf({ fields: { pieces: many(area) }, principal: 'pieces' })?.field).toBe(area)
  })

  it('is worked back to where it is money', () => {
    expect(principalMoneyOf({ fields, principal: 'price' })?.name).toBe('price')
    expect(principalMoneyOf({ fields, principal: 'count' })).toBeUndefined()
    expect(principalMoneyOf({ fields })).toBeUndefined()
  })
})
