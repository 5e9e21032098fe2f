import { expect, it } from 'vitest'
import { choice, money } from './fields'
import { checkedInputs, unknownName } from './unknown-name'

const FIELDS = {
  price: money({ label: 'Price' }),
  role: choice({
    label: 'Role',
    options: [
      ['buyer', 'Buyer'],
      ['seller', 'Seller'],
    ],
    default: 'buyer',
  }),
}

it('says where, which name, and what was expected', () => {
  expect(unknownName('content.mdx', 'line', 'fee', ['fees', 'net']).message).toBe(
    "content.mdx names the line 'fee', expected 'fees', 'net'",
  )
  expect(unknownName('content.mdx', 'line', 'fee', []).message).toBe(
    "content.mdx names the line 'fee', expected none",
  )
})

it('refuses a field that is not there, and a choice that is not an option', () => {
  const checked = (inputs: Record<string, string>) => () => checkedInputs('pictures.ts', FIELDS, inputs)
  expect(checked({ price: 'anything', role: 'seller' })()).toEqual({ price: 'anything', role: 'seller' })
  expect(checked({ prize: '1' })).toThrow("pictures.ts names the field 'prize', expected 'price', 'role'")
  expect(checked({ role: 'pirate' })).toThrow(
    "pictures.ts names the choice of role 'pirate', expected 'buyer', 'seller'",
  )
})
