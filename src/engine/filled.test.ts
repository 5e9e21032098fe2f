/** What a form hands over. */
import { expect, it } from 'vitest'
import { choice, many, money, toggle } from './fields'
import { defaultInputs, filled } from './filled'

const OPTIONS = [['buyer', 'Buyer']] as const

const FIELDS = {
  price: money({ label: 'Price', default: 100 }),
  shipping: money({ label: 'Shipping' }),
  role: choice({ label: 'Role', options: OPTIONS, default: 'buyer' }),
  gift: toggle({ label: 'Gift', default: true }),
  pieces: many(money({ label: 'Piece' })),
}

it('holds the defaults when nothing is touched', () => {
  expect(defaultInputs(FIELDS)).toEqual({
    price: '100',
    shipping: '',
    role: 'buyer',
    gift: 'on',
    pieces: [''],
  })
})

it('holds every kind of default', () => {
  expect(
    defaultInputs({
      off: toggle({ label: 'Off', default: false }),
      kinds: many(FIELDS.role),
      boxes: many(toggle({ label: 'Box', default: false })),
    }),
  ).toEqual({ off: undefined, kinds: ['buyer'], boxes: [''] })
})

it('holds a checked box and leaves an unnamed value alone', () => {
  expect(filled(FIELDS, { gift: true }).gift).toBe('on')
  expect(filled(FIELDS, { gift: false }).gift).toBeUndefined()
  expect(filled(FIELDS, { price: undefined }).price).toBeUndefined()
})

it('holds what was filled in', () => {
  expect(filled(FIELDS, { shipping: 1.5, gift: false, pieces: [1, '2'] })).toMatchObject({
    price: '100',
    shipping: '1.5',
    gift: undefined,
    pieces: ['1', '2'],
  })
})
