import { expect, it } from 'vitest'
import { thresholdText, workedBack } from '../../../test/extras'
import { isComparable } from '../../engine/comparison'
import { defaultInputs } from '../../engine/filled'
import calculator from './calculator'

const threshold = thresholdText(calculator)

it('names the minimum and the cap of an instant transfer, and only then', () => {
  expect(threshold({ amount: 15, transferSpeed: 'instant' })).toMatch(/^Up to \$14\.29: .* is \$0\.25/)
  expect(threshold({ amount: 1500, transferSpeed: 'instant' })).toMatch(
    /^From \$1,428\.57 on: .* is capped at \$25\.00/,
  )
  expect(threshold({ amount: 15, transferSpeed: 'standard' })).toBeUndefined()
})

it('to receive the known net, charge the known price', () => {
  const receive = workedBack(calculator, 'receive')
  expect(receive(9.75, { transactionType: 'personal', transferSpeed: 'instant' })).toEqual([1000, true])
})

it('is compared with other ways to be paid as a business, not with money moved out at once', () => {
  const compared = (inputs: Record<string, string>) =>
    isComparable(calculator, { ...defaultInputs(calculator.fields), ...inputs })
  expect(compared({ transactionType: 'business' })).toBe(true)
  expect(compared({ transactionType: 'business', transferSpeed: 'instant' })).toBe(false)
  expect(compared({})).toBe(false)
})
