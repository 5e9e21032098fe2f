import { expect, it } from 'vitest'
import { thresholdText, workedBack } from '../../../test/extras'
import calculator from './calculator'

const threshold = thresholdText(calculator)
const budget = workedBack(calculator, 'budget')

it('names a jump of the buyer fee nearby', () => {
  expect(threshold({ winningBid: 480 })).toBe(
    'Winning bid $499.99 would cost $10.00 more in fees than $500.00.',
  )
  expect(threshold({ winningBid: 1050 })).toBe(
    'Winning bid $999.99 would cost $30.00 more in fees than $1,000.00.',
  )
  expect(threshold({ winningBid: 5000 })).toBeUndefined()
  expect(threshold({ winningBid: 0 })).toBeUndefined()
})

it('finds the highest bid for a budget across the cliffs of the brackets', () => {
  // 999.99 costs 1229.99 in total, 1000 only 1200: the budget of 1210 buys the higher bid.
  expect(budget(1210, {})).toEqual([100952, true])
  expect(budget(100, {})).toBeUndefined()
  expect(budget(150, {})).toEqual([0, true])
})
