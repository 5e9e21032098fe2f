import { describe, expect, it } from 'vitest'
import { SEARCH_WORDS } from './search-words'

const { en, de } = SEARCH_WORDS

describe('what search says', () => {
  it.each(['open', 'label', 'examples', 'failed'] as const)('%s: in both languages', (name) => {
    expect(en[name]).not.toBe('')
    expect(de[name]).not.toBe('')
    expect(en[name]).not.toBe(de[name])
  })

  it('counts what was found', () => {
    expect([1, 2].map(en.found)).toEqual(['1 calculator', '2 calculators'])
    expect([1, 2].map(de.found)).toEqual(['1 Rechner', '2 Rechner'])
  })

  it('offers all there are', () => {
    expect([en.all(27), de.all(27)]).toEqual(['Show all 27', 'Alle 27 zeigen'])
  })

  it('repeats what found nothing, but not at any length', () => {
    const [fits, tooLong] = ['x'.repeat(40), 'x'.repeat(41)]
    expect(en.none(fits)).toBe(`No calculator matches “${fits}”`)
    expect(en.none(tooLong)).toBe(`No calculator matches “${fits}…”`)
    expect(de.none(tooLong)).toBe(`Kein Rechner passt zu „${fits}…“`)
  })
})
