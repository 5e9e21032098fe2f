import { describe, expect, it } from 'vitest'
import { found, items } from '../../../test/search/toy'
import { searchIn } from './match'
import { wordsOf } from './typed-words'

describe('a misspelt word', () => {
  const [square, ticketmaster, , area] = items.map(({ names }) => names[0])

  it('forgives one edit from four letters on, two from eight', () => {
    expect(found(items, 'lwan')).toEqual([area])
    expect(found(items, 'lwn')).toEqual([])
    expect(found(items, 'conxcrt')).toEqual([])
    expect(found(items, 'mrechnat')).toEqual([square])
    expect(found(items, 'tikcetmastr')).toEqual([ticketmaster])
    expect(found(items, 'tikcetmxstr')).toEqual([])
  })

  it('forgives a long word before it is finished, a short one only then', () => {
    expect(found(items, 'tikcet')).toEqual([ticketmaster])
    expect(found(items, 'merh')).toEqual([])
  })

  it('never takes a word that is spelt right for another one', () => {
    expect(found(items, 'feex')).toContain(square)
    expect(found(items, 'feet')).toEqual([area])
    expect(found(items, 'square feet')).toEqual([area])
  })

  it('finds every item by its brand with any one letter wrong, missing or doubled', () => {
    for (const item of items) {
      const [brand = ''] = wordsOf(item.names[0] ?? '')
      for (let at = 0; at < brand.length; at++) {
        const [before, after] = [brand.slice(0, at), brand.slice(at + 1)]
        const typos = [...'abcdefghijklmnopqrstuvwxyz'].map((letter) => before + letter + after)
        if (brand.length > 4) typos.push(before + after)
        for (const typo of [...typos, before + brand[at] + brand.slice(at)])
          expect(searchIn(items)(typo).found, typo).toContain(item)
      }
    }
  })
})
