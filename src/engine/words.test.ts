import { expect, it } from 'vitest'
import { ENGLISH } from './english'
import { GERMAN } from './german'

it.each([ENGLISH, GERMAN])('no word of the engine is blank in $language', ({ engine }) => {
  expect(Object.values(engine).filter((text) => text.trim() === '')).toEqual([])
})
