import { expect, it } from 'vitest'
import { workedBack } from '../../../test/extras'
import calculator from './calculator'

const receive = workedBack(calculator, 'receive')

it('to receive the known net, charge the known price, below the cap and beyond it', () => {
  expect(receive(485.2, { country: 'us', paymentType: 'card' })).toEqual([50000, true])
  expect(receive(995, { country: 'us', paymentType: 'ach' })).toEqual([100000, true])
})
