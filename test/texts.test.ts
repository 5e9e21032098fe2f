/** Every calculator's text has been written. */
import { expect, it } from 'vitest'
import { slugs } from './agreed'
import { unwritten } from './texts'

it.each(slugs)('%s has all its text', (slug) => {
  expect(unwritten(slug)).toEqual([])
})
