import { expect, it } from 'vitest'
import { WORDS } from './words'

it.each(Object.entries(WORDS))('no word of %s is blank', (_language, words) => {
  expect(Object.values(words).filter((text) => text.trim() === '')).toEqual([])
})
