import { expect, it } from 'vitest'
import { exact } from './exact'
import { plural } from './plural'

it.each([
  [1, 'day'],
  [0, 'days'],
  [0.5, 'days'],
  [2, 'days'],
  [-1, 'days'],
  // Shown as 1, as 1 and as 0.99.
  [1.004, 'day'],
  [0.995, 'day'],
  [0.994, 'days'],
])('%d goes with %s', (value, word) => {
  expect(plural(exact(value), 'day', 'days')).toBe(word)
})

it('looks at as many decimals as are shown', () => {
  expect(plural(exact(1.4), 'person', 'people', 0)).toBe('person')
  expect(plural(exact(1.004), 'ton', 'tons', 6)).toBe('tons')
})
