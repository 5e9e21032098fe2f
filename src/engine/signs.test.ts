import { expect, it } from 'vitest'
import { exact } from './exact'
import { signsAround } from './signs'

it('a figure has its sign before it, one below zero in brackets, and nothing has none', () => {
  expect(signsAround(exact(5), '−')).toEqual(['−'])
  expect(signsAround(exact(5), '+')).toEqual(['+'])
  expect(signsAround(exact(-3), '−')).toEqual(['− (', ')'])
  expect(signsAround(exact(0), '+')).toEqual([])
})
