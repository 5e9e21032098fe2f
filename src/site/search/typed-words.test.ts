import { describe, expect, it } from 'vitest'
import { typedWords, wordsOf } from './typed-words'

describe('words', () => {
  it.each([
    ['eBay Fee CALCULATOR', ['ebay', 'fee', 'calculator']],
    ['built-up area', ['built', 'up', 'area']],
    ['mg/mL, mm²/s', ['mg', 'ml', 'mm2', 's']],
    ['Gebühren für Größen', ['gebuehren', 'fuer', 'groessen']],
    ['Gebu\u0308hren', ['gebuehren']],
    ['the café’s "menu"', ['the', 'cafes', 'menu']],
    ['  ', []],
  ])('%s', (text, words) => {
    expect(wordsOf(text)).toEqual(words)
  })

  it('are written out where people shorten them', () => {
    expect(typedWords('sqft').map(({ word }) => word)).toEqual(['square', 'feet'])
  })
})
