import { expect, it } from 'vitest'
import { shop } from '../../test/derived/shop'
import { GERMAN } from '../engine/german'
import { promiseWithoutButton } from './promise-without-button'

const SHOP = shop({ fees: [] })
const shortened = (promise: string, calculator = SHOP) =>
  promiseWithoutButton({ slug: 'shop', calculator, promise })

it('the sentence about the button is left out, by what the form calls it', () => {
  const german = shop({ fees: [], language: GERMAN, currency: 'EUR' })
  const named = { ...SHOP, calculateLabel: 'Calculate Shop Fees' }
  expect(shortened('What it takes. Enter the price and press Calculate Fees.')).toBe('What it takes.')
  expect(shortened('Was es kostet. Auf „Gebühren berechnen“ klicken.', german)).toBe('Was es kostet.')
  expect(shortened('What it takes. Press Calculate Shop Fees.', named)).toBe('What it takes.')
})

it('what is about no button stays as it is', () => {
  const promise = 'Sound pressure is not a power. Calculate Fees on the way.'
  expect(shortened(promise)).toBe(promise)
})

it('a button that the form calls otherwise stops the build', () => {
  expect(() => shortened('What it takes. Press Calculate.')).toThrow(
    "shop/content.mdx: promise says 'Press Calculate.', but the button is called 'Calculate Fees'",
  )
})
