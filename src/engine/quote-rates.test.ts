import { expect, it } from 'vitest'
import { formatsFor } from './format'
import { stepRange } from './quote-rates'

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
