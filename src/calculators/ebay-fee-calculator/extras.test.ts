import { expect, it } from 'vitest'
import { thresholdText, workedBack } from '../../../test/extras'
import { isComparable } from '../../engine/comparison'
import { defaultInputs } from '../../engine/filled'
import calculator from './calculator'

const receive = workedBack(calculator, 'receive')

it('has no jump', () => {
  expect(thresholdText(calculator)({ itemPrice: 100 })).toBeUndefined()
})

it('to receive the known net, charge the known price', () => {
  expect(receive(96.53, { shippingCharged: 15 })).toEqual([10000, true])
})

it('says so when no price leaves the wanted amount', () => {
  expect(receive(50, { promotedListingRate: 100, shippingCharged: 0 })).toBeUndefined()
})

it('what falls as the price rises is found too', () => {
  // Of a price of 0 the shipping of 15 is left, less its fees; a promotion of all the price takes the rest bit by bit.
  const inputs = { promotedListingRate: 100, shippingCharged: 15 }
  expect(receive(12.33, inputs)).toEqual([0, true])
  expect(receive(10, inputs)?.[1]).toBe(true)
  expect(receive(12.34, inputs)).toBeUndefined()
})

it('is compared without a promotion, which the others do not count', () => {
  const compared = (promotedListingRate: string) =>
    isComparable(calculator, { ...defaultInputs(calculator.fields), promotedListingRate })
  for (const none of ['', '0', '0.00']) expect(compared(none)).toBe(true)
  expect(compared('2.5')).toBe(false)
})
