import { describe, expect, it } from 'vitest'
import { choice, many, money, toggle } from './fields'
import { fromFragment, toFragment } from './fragment'

const fields = {
  price: money({ label: 'Price', default: 100 }),
  shipping: money({ label: 'Shipping' }),
  role: choice({
    label: 'Role',
    options: [
      ['buyer', 'Buyer'],
      ['seller', 'Seller'],
    ],
    default: 'buyer',
  }),
  gift: toggle({ label: 'Gift', default: false }),
  piece: many(money({ label: 'Piece' })),
}

describe('a link that carries the inputs', () => {
  it('comes back as it went', () => {
    const raw = { price: '49.99', shipping: '', role: 'seller', gift: 'on', piece: ['1', '2.5'] }
    const fragment = toFragment(fields, raw)
    expect(fragment).toBe('price=49.99&role=seller&gift=on&piece=1&piece=2.5')
    expect(fromFragment(fields, `#${fragment}`)).toEqual({
      price: '49.99',
      role: 'seller',
      gift: 'on',
      piece: ['1', '2.5'],
    })
  })

  it.each([
    ['#price=abc&role=pirate&gift=yes&piece=x', {}],
    ['#unknown=1&__proto__=2&constructor=3', {}],
    ['#faq', {}],
    ['', {}],
    ['#price=&price=5', { price: '5' }],
    ['#price=%zz&role=seller', { role: 'seller' }],
    ['#price=1e400', {}],
    ['#piece=1&piece=x&piece=3', { piece: ['1', '3'] }],
  ])('%j fills in %j', (fragment, filled) => {
    expect(fromFragment(fields, fragment)).toEqual(filled)
  })

  it('leaves out what is not filled in', () => {
    expect(toFragment(fields, { price: '', gift: undefined })).toBe('')
  })
})
