import { expect, it } from 'vitest'
import { ENGINE_WORDS } from './engine-words'

it.each(Object.entries(ENGINE_WORDS))('no word of %s is blank', (_language, words) => {
  expect(Object.values(words).filter((text) => text.trim() === '')).toEqual([])
})
