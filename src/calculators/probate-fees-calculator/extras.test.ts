import { expect, it } from 'vitest'
import { edgeText } from '../../../test/extras'
import calculator from './calculator'

const edge = edgeText(calculator)

it('names a jump of the filing fee nearby, in the state that has it', () => {
  expect(edge({ estateValue: 480_000, state: 'california' })).toBe(
    'Estate value $500,000.00 would cost $50.00 more in fees than $499,999.99.',
  )
  expect(edge({ estateValue: 480_000, state: 'texas' })).toBeUndefined()
})
