import { describe, expect, it } from 'vitest'
import { slugs as folders } from '../../test/agreed'
import { HEADER_SIZE, headerOf, inOrder, MENU_SIZE, menuOf, NOT_IN_MENU, ORDER } from './order'
import { calculators, headerCalculators, menuCalculators } from './registry'

const slugsOf = (listed: typeof calculators) => listed.map(({ slug }) => slug)

describe('the registry', () => {
  it('lists every folder once', () => {
    expect(slugsOf(calculators).toSorted()).toEqual(folders.toSorted())
  })

  it('fills the menu with the first 25 in order and the header with the first 12 of the menu', () => {
    const rest = slugsOf(calculators).filter((slug) => !NOT_IN_MENU.includes(slug))
    expect(slugsOf(menuCalculators)).toEqual(rest.slice(0, 25))
    expect(slugsOf(headerCalculators)).toEqual(rest.slice(0, 12))
  })
})

describe('the order', () => {
  const many = Array.from({ length: 40 }, (_, index) => `new-${String(index).padStart(2, '0')}-calculator`)

  it('is the agreed one first, then what is new by its name', () => {
    expect(inOrder([...many.toReversed(), ...ORDER.toReversed()])).toEqual([...ORDER, ...many])
  })

  it('does without a calculator that is gone', () => {
    expect(inOrder(ORDER.slice(1))).toEqual(ORDER.slice(1))
  })

  it('leaves out of the menu what is named, and what no longer fits', () => {
    expect(menuOf([...NOT_IN_MENU, ...many])).toEqual(many.slice(0, MENU_SIZE))
    expect(menuOf([...ORDER, ...many])).toHaveLength(25)
    expect(headerOf([...NOT_IN_MENU, ...many])).toEqual(many.slice(0, HEADER_SIZE))
    expect(headerOf(ORDER)).toHaveLength(12)
  })
})
