import { expect, it } from 'vitest'
import { thresholdText } from '../../../test/extras'
import calculator from './calculator'

const threshold = thresholdText(calculator)

it('names no jump of the filing fee: its steps are simplified, and an estate is as large as it is', () => {
  for (const state of ['california', 'newyork', 'texas', 'florida', 'other'])
    expect(threshold({ estateValue: 499_000, state })).toBeUndefined()
})
