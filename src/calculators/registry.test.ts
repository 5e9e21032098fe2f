import { describe, expect, it } from 'vitest'
import { calculators, header, menu } from './registry'

describe('the registry', () => {
  it('lists no calculator twice and keeps the menu to 25, the header to 12', () => {
    expect(new Set(calculators.map(({ slug }) => slug)).size).toBe(calculators.length)
    expect(menu.length).toBeLessThanOrEqual(25)
    expect(header.length).toBeLessThanOrEqual(12)
  })

  it('leaves Square and the waist calculator out of the menu', () => {
    const slugs = menu.map(({ slug }) => slug)
    expect(slugs).not.toContain('square-fee-calculator')
    expect(slugs).not.toContain('ideal-waist-size-calculator')
  })
})
