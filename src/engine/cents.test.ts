import { describe, expect, it } from 'vitest'
import fc from '../../test/generated'
import { allocateCents, toTheCent } from './cents'
import { type Exact, exact, sum } from './exact'

const shown = (parts: readonly Exact[]) => parts.map((part) => part.toText(2))

describe('sharing a total in cents', () => {
  it('gives the missing cent to the first of equals', () => {
    const { total, parts } = allocateCents([exact(14.835), exact(3.635), exact(0)])
    expect(total.toText(2)).toBe('18.47')
    expect(shown(parts)).toEqual(['14.84', '3.63', '0.00'])
  })

  it('gives the missing cent to the part that lost most', () => {
    expect(shown(allocateCents([exact(1.001), exact(1.009)]).parts)).toEqual(['1.00', '1.01'])
  })

  it('handles negative parts', () => {
    const { total, parts } = allocateCents([exact(8.006), exact(-3.006)])
    expect(total.toText(2)).toBe('5.00')
    expect(shown(parts)).toEqual(['8.01', '-3.01'])
  })

  it('adds up, and leaves no part more than a cent off, for any parts', () => {
    const amount = fc.integer({ min: -10_000_000, max: 10_000_000 }).map((n) => exact(n).over(10_000))
    fc.assert(
      fc.property(fc.array(amount, { maxLength: 8 }), (exactParts) => {
        const { total, parts } = allocateCents(exactParts)
        expect(total.equals(toTheCent(sum(exactParts)))).toBe(true)
        expect(sum(parts).equals(total)).toBe(true)
        for (const [index, part] of parts.entries()) {
          const off = part.minus(exactParts[index] as Exact)
          expect(off.isBelow(0.01) && off.isAbove(-0.01)).toBe(true)
          expect(part.times(100).equals(part.times(100).floor())).toBe(true)
        }
      }),
    )
  })
})
