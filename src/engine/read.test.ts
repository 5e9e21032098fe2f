import { describe, expect, it } from 'vitest'
import { choice, integer, many, money, number, toggle } from './fields'
import { isShown, type RawInputs, readInputs, reworded } from './read'

const fields = {
  price: money({ label: 'Price' }),
  width: number({ label: 'Width', whenBlank: 9 }),
  quantity: integer({ label: 'Quantity', whenBlank: 1, whenZero: 1 }),
  role: choice({
    label: 'Role',
    options: [
      ['buyer', 'Buyer'],
      ['seller', 'Seller'],
    ],
    default: 'buyer',
  }),
  ada: toggle({ label: 'ADA', default: false }),
  pieces: many(number({ label: 'Piece' })),
  net: number({ label: 'Net', shownWhen: { field: 'role', is: 'seller' }, whenBlank: 5 }),
}

const read = (raw: RawInputs) => readInputs(fields, raw)

describe('coercion', () => {
  it.each([
    ['', '0'],
    ['abc', '0'],
    ['-5', '-5'],
    ['12.345', '12.345'],
    [undefined, '0'],
  ])('price %j counts as %s', (text, value) => {
    expect(read({ price: text }).price.equals(Number(value))).toBe(true)
  })

  it('takes the default of a cleared field only when it is blank or unreadable', () => {
    expect(read({ width: '' }).width.equals(9)).toBe(true)
    expect(read({ width: 'wide' }).width.equals(9)).toBe(true)
    expect(read({ width: '0' }).width.equals(0)).toBe(true)
  })

  it.each([
    ['', 1],
    ['0', 1],
    ['0.9', 1],
    ['2.9', 2],
    ['-3.9', -3],
    ['two', 1],
  ])('quantity %j counts as %d', (text, value) => {
    expect(read({ quantity: text }).quantity.equals(value)).toBe(true)
  })

  it('falls back to the default of a select', () => {
    expect(read({ role: 'seller' }).role).toBe('seller')
    expect(read({ role: 'pirate' }).role).toBe('buyer')
    expect(read({}).role).toBe('buyer')
  })

  it('reads a checkbox as FormData has it: there or not there', () => {
    expect(read({ ada: 'on' }).ada).toBe(true)
    expect(read({}).ada).toBe(false)
  })

  it('reads repeated fields', () => {
    const { pieces } = read({ pieces: ['1.5', '', 'x'] })
    expect(pieces.map((piece) => piece.toText(1))).toEqual(['1.5', '0.0', '0.0'])
    expect(read({ pieces: '4' }).pieces).toHaveLength(1)
    expect(read({}).pieces).toHaveLength(0)
  })
})

describe('a field that is shown only sometimes', () => {
  it('counts only while it is shown', () => {
    expect(read({ role: 'seller', net: '7' }).net.equals(7)).toBe(true)
    expect(read({ role: 'buyer', net: '7' }).net.equals(5)).toBe(true)
  })

  it('follows the fallback of the field it depends on', () => {
    expect(isShown(fields.net, fields, { role: 'pirate' })).toBe(false)
    expect(isShown(fields.net, fields, { role: 'seller' })).toBe(true)
    expect(isShown(fields.price, fields, {})).toBe(true)
    expect(isShown(fields.pieces, fields, {})).toBe(true)
  })

  it('stays hidden when it depends on something that is no choice', () => {
    const depends = (field: string, is: string) => number({ label: 'X', shownWhen: { field, is } })
    expect(isShown(depends('price', '5'), fields, { price: '5' })).toBe(false)
    expect(isShown(depends('nothing', '5'), fields, { nothing: '5' })).toBe(false)
  })

  it('is off while it is hidden, whatever was checked', () => {
    const gift = toggle({ label: 'Gift', default: false, shownWhen: { field: 'role', is: 'seller' } })
    const read = (role: string) => readInputs({ role: fields.role, gift }, { role, gift: 'on' }).gift
    expect([read('seller'), read('buyer')]).toEqual([true, false])
  })
})

describe('a field in other words', () => {
  const height = number({
    label: 'Height in inches',
    unit: 'in',
    rewordedWhen: [{ field: 'role', is: 'seller', label: 'Height in centimeters', unit: 'cm' }],
  })

  it('is asked in the words that fit', () => {
    expect(reworded(height, fields, { role: 'buyer' })).toBe(height)
    expect(reworded(height, fields, { role: 'seller' })).toEqual({
      ...height,
      label: 'Height in centimeters',
      unit: 'cm',
    })
    expect(reworded(fields.ada, fields, { role: 'seller' })).toBe(fields.ada)
  })

  it('takes each word from the first condition that holds and has it', () => {
    const level = number({
      label: 'Level',
      hint: 'Not 0.',
      rewordedWhen: [
        { field: 'role', is: 'seller', label: 'Power' },
        { field: 'role', is: 'seller', label: 'Level in dBW', hint: 'Above 0.' },
        { field: 'role', is: 'buyer', label: 'Level in dBm' },
      ],
    })
    const asked = (role: string) => {
      const { label, hint } = reworded(level, fields, { role })
      return [label, hint]
    }
    expect(asked('seller')).toEqual(['Power', 'Above 0.'])
    expect(asked('buyer')).toEqual(['Level in dBm', 'Not 0.'])
  })
})
