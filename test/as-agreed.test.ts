import { expect, it } from 'vitest'
import { unlikeAgreed } from './as-agreed'

const PARKING = { totalSpaces: '137', adaSpaces: '3' }

it('a line may be missing only where it comes to nothing', () => {
  const missing = (expected: Record<string, number>) =>
    unlikeAgreed('parking-area-calculator', { totalSpaces: PARKING.totalSpaces }, expected)
  expect(missing({ totalSpaces: 137, adaSpaces: 0 })).toEqual([])
  expect(missing({ totalSpaces: 137, adaSpaces: 3 })).toEqual(['adaSpaces is missing'])
})

it('a text without a figure is not taken for 0', () => {
  expect(unlikeAgreed('parking-area-calculator', { adaSpaces: 'none' }, { adaSpaces: 0 })).toEqual([
    'adaSpaces shows none, must be 0',
  ])
})

it('what is shown is what was agreed, and nothing else', () => {
  expect(unlikeAgreed('parking-area-calculator', PARKING, { totalSpaces: 137, adaSpaces: 3 })).toEqual([])
  expect(unlikeAgreed('parking-area-calculator', PARKING, { totalSpaces: 138 })).toEqual([
    'totalSpaces shows 137, must be 138',
  ])
  expect(unlikeAgreed('parking-area-calculator', { ...PARKING, more: '1' }, {})).toEqual([
    'more was not agreed',
  ])
})
