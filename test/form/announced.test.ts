/** What a press says to those who listen. */
import { afterEach, expect, it } from 'vitest'
import { close, field, one, open, press, results, textOf, type } from './page'

afterEach(close)

it('a press without a result says what is needed, each time anew', async () => {
  await open('mg-per-ml-calculator')
  await press()
  const status = one('main section [role=status]')
  const first = status.textContent
  expect(first).not.toBe('')
  await press()
  expect(status.textContent).not.toBe(first)
  expect(textOf(status)).toBe(first?.trim())
  expect(results()).toEqual({})
})

it('what was not read as it stands there is announced with the result', async () => {
  await open('ebay-fee-calculator')
  const price = field('itemPrice')
  price.type = 'text'
  await type(price, 'twelve')
  await press()
  expect(textOf(one('main section [role=status]'))).toMatch(
    /^You receive: \S+; Item price: twelve not readable, counted as \$0\.00$/i,
  )
})
