import { expect, it } from 'vitest'
import { thresholdText } from '../../../test/extras'
import calculator from './calculator'

const threshold = thresholdText(calculator)

it('names a jump of the filing fee nearby, in the state that has it', () => {
  expect(threshold({ estateValue: 480_000, state: 'california' })).toBe(
    'Estate value $500,000.00 would cost $50.00 more in fees than $499,999.99.',
  )
  expect(threshold({ estateValue: 480_000, state: 'texas' })).toBeUndefined()
})
