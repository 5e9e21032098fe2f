import { expect, it } from 'vitest'
import { thresholdText } from '../../../test/extras'
import { filled } from '../../engine/filled'
import { noteOf } from '../../engine/published'
import calculator from './calculator'
import published from './published'

const threshold = thresholdText(calculator)

it('says nothing of the steps of filing fees, which real courts do not have there', () => {
  expect(threshold({ estateValue: 480_000, state: 'california' })).toBeUndefined()
})

it('names the end of the appraisal nearby', () => {
  expect(threshold({ estateValue: 260_000, state: 'california' })).toBe(
    'From $250,000.00 on: Appraisal is capped at $500.00.',
  )
})

it("the note of New York's fees does not call the filing fee of another state New York's", () => {
  const texas = filled(calculator.fields, { state: 'texas' })
  expect(published.sets.map((set) => noteOf(set, calculator, texas))).toEqual([
    expect.stringContaining('own rules. This list has New York’s court filing fee alone;'),
  ])
})
