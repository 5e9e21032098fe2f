import { expect, it } from 'vitest'
import { workedBack } from '../../../test/extras'
import calculator from './calculator'

it('to receive the known net, charge the known price', () => {
  expect(workedBack(calculator, 'receive')(100, { transactionType: 'online' })).toEqual([10330, true])
})
