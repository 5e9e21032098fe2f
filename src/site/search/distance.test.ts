import { describe, expect, it } from 'vitest'
import { editsBetween } from './distance'

describe('edits', () => {
  it.each([
    ['venmo', 'venmo', 0],
    ['venm', 'venmo', 1],
    ['vennmo', 'venmo', 1],
    ['vemmo', 'venmo', 1],
    ['venom', 'venmo', 1],
    ['evnom', 'venmo', 2],
    ['on', 'to', 2],
    ['', 'venmo', 5],
    ['venmo', '', 5],
  ])('%s → %s', (typed, word, edits) => {
    expect(editsBetween(typed, word)).toBe(edits)
    expect(editsBetween(word, typed)).toBe(edits)
  })

  it('do not count the letters that are still to come', () => {
    expect(editsBetween('tikcet', 'ticketmaster', true)).toBe(1)
    expect(editsBetween('tikcet', 'ticketmaster')).toBe(7)
  })
})
