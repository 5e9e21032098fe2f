import { expect, it } from 'vitest'
import { thresholdText, workedBack } from '../../../test/extras'
import calculator from './calculator'

const threshold = thresholdText(calculator)
const budget = workedBack(calculator, 'budget')

it('says nothing of the edges of its brackets, which Copart does not have', () => {
  for (const winningBid of [99, 480, 999, 1050]) expect(threshold({ winningBid })).toBeUndefined()
})

it('finds the highest bid for a budget across the cliffs of the brackets', () => {
  // 999.99 costs 1229.99 in total, 1000 only 1200: the budget of 1210 buys the higher bid.
  expect(budget(1210, {})).toEqual([100952, true])
  expect(budget(100, {})).toBeUndefined()
  expect(budget(150, {})).toEqual([0, true])
})
