import { expect, it } from 'vitest'
import { shop } from '../../test/derived/shop'
import { rate } from './rates'
import type { Breakdown } from './result'
import { transcript } from './transcript'

it('begins with the name, then says in one line what it is about, where that is known', () => {
  const calculator = shop({ fees: [rate({ label: 'Fee', percent: 10 })] })
  const told = (about?: string[]) =>
    transcript(calculator, calculator.run({ price: '50' }) as Breakdown, about).split('\n')
  const lines = ['Fee: $5.00 (10% of $50.00)', 'You Receive: $45.00 ($50.00 − $5.00)']
  expect(told()).toEqual(['Shop', ...lines])
  expect(told(['Price: $50.00', 'by hand'])).toEqual(['Shop', 'Price: $50.00; by hand', ...lines])
  // Said by a line, it is not said twice.
  expect(told(['by hand', lines[0] as string])).toEqual(['Shop', 'by hand', ...lines])
})
