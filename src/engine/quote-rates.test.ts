import { expect, it } from 'vitest'
import { formatsFor } from './format'
import { GERMAN } from './german'
import { quotePrice, stepRange } from './quote-rates'

const ranges = (...steps: Parameters<typeof stepRange>[0]) =>
  steps.map((_, index) => stepRange(steps, index, formatsFor('USD')))

it('a step applies up to its end, and the last from where the one before it ends', () => {
  expect(ranges({ upTo: 10 }, {})).toEqual(['up to $10.00', 'above $10.00'])
  expect(ranges({ below: 10 }, {})).toEqual(['below $10.00', 'from $10.00'])
})

it('a step without an end before it applies to everything', () => {
  expect(ranges({})).toEqual([''])
  expect(ranges({}, {})).toEqual(['', ''])
})

it('a price is quoted with its limits, in the words of its page', () => {
  const price = { percent: 1, fixed: 0.3, min: 2, max: 5 }
  expect(quotePrice(price, formatsFor('USD'))).toBe('1% + $0.30, at least $2.00, at most $5.00')
  expect(quotePrice(price, formatsFor('EUR', GERMAN)).replaceAll('\u00a0', ' ')).toBe(
    '1 % + 0,30 €, mindestens 2,00 €, höchstens 5,00 €',
  )
})

it('steps are said in the words of their page', () => {
  const german = (...steps: Parameters<typeof stepRange>[0]) =>
    steps.map((_, index) => stepRange(steps, index, formatsFor('EUR', GERMAN)).replaceAll('\u00a0', ' '))
  expect(german({ upTo: 10 }, {})).toEqual(['bis 10,00 €', 'über 10,00 €'])
  expect(german({ below: 10 }, {})).toEqual(['unter 10,00 €', 'ab 10,00 €'])
})
