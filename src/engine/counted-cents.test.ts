import { expect, it } from 'vitest'
import { centsOf, centsText, fromCents } from './counted-cents'
import { exact } from './exact'

it('money is counted in cents and written in dollars and cents', () => {
  expect([0, 1.005, -2.5].map((amount) => centsOf(exact(amount)))).toEqual([0, 101, -250])
  expect([0, 5, -250].map((cents) => fromCents(cents).toNumber())).toEqual([0, 0.05, -2.5])
  expect([0, 5, 100, 123456].map(centsText)).toEqual(['0.00', '0.05', '1.00', '1234.56'])
})
