import { expect, it } from 'vitest'
import { operatorFrom } from './operator'

it('there is no operator without a name', () => {
  expect(operatorFrom({})).toBeUndefined()
  expect(operatorFrom({ OPERATOR_EMAIL: 'mail@example.com' })).toBeUndefined()
  expect(operatorFrom({ OPERATOR_NAME: '' })).toBeUndefined()
})

it('address and email may be missing', () => {
  expect(operatorFrom({ OPERATOR_NAME: 'Ada', OPERATOR_ADDRESS: '' })).toEqual({
    name: 'Ada',
    address: undefined,
    email: undefined,
  })
  expect(
    operatorFrom({ OPERATOR_NAME: 'Ada', OPERATOR_ADDRESS: '1 Main St', OPERATOR_EMAIL: 'a@b.c' }),
  ).toEqual({
    name: 'Ada',
    address: '1 Main St',
    email: 'a@b.c',
  })
})
