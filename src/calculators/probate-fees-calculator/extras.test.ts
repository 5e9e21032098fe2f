import { expect, it } from 'vitest'
import { thresholdText } from '../../../test/extras'
import calculator from './calculator'

const threshold = thresholdText(calculator)

it('says nothing of the steps of filing fees, which real courts do not have there', () => {
  expect(threshold({ estateValue: 480_000, state: 'california' })).toBeUndefined()
})

it('names the end of the appraisal nearby', () => {
  expect(threshold({ estateValue: 260_000, state: 'california' })).toBe(
    'From $250,000.00 on: Appraisal is capped at $500.00.',
  )
})
