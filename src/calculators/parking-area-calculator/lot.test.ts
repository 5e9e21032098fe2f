import { describe, expect, it } from 'vitest'
import { stallAt } from './angles'
import { lotOf } from './lot'

const SIZES = { stallWidth: 9, stallLength: 18, aisleWidth: 24 }

describe('a lot', () => {
  it.each([1, 2, 41, 137, 600])('of %d spaces has them all, inside and apart', (spaces) => {
    const { width, height, stalls } = lotOf(spaces, SIZES)
    expect(stalls).toHaveLength(spaces)
    expect(new Set(stalls.map(({ x, y }) => `${x} ${y}`)).size).toBe(spaces)
    for (const { x, y } of stalls) {
      expect(x + SIZES.stallWidth).toBeLessThanOrEqual(width)
      expect(y + SIZES.stallLength).toBeLessThanOrEqual(height)
    }
  })

  it.each([
    // An aisle is never missing beside the last row.
    { spaces: 137, width: 30 * 9, height: 5 * 18 + 3 * 24, last: { x: 16 * 9, y: 4 * 18 + 2 * 24 } },
    { spaces: 28, width: 14 * 9, height: 2 * 18 + 24, last: { x: 13 * 9, y: 18 + 24 } },
    { spaces: 1, width: 3 * 9, height: 18 + 24, last: { x: 0, y: 0 } },
  ])('of $spaces is about twice as wide as deep', ({ spaces, width, height, last }) => {
    const lot = lotOf(spaces, SIZES)
    expect([lot.width, lot.height]).toEqual([width, height])
    expect(lot.stalls.at(-1)).toEqual(last)
  })

  it('has a stall in every row, however wide it is', () => {
    expect(lotOf(2, { stallWidth: 1000, stallLength: 1, aisleWidth: 3 })).toMatchObject({
      width: 1000,
      height: 5,
    })
  })

  it('has an aisle beside every row', () => {
    const rows = [...new Set(lotOf(600, SIZES).stalls.map(({ y }) => y))]
    const gaps = rows.slice(1).map((y, index) => y - (rows[index] as number) - SIZES.stallLength)
    expect(gaps.filter((_, index) => index % 2 === 0)).toSatisfy((every: number[]) =>
      every.every((gap) => gap === 24),
    )
    expect(gaps.filter((_, index) => index % 2 === 1)).toSatisfy((every: number[]) =>
      every.every((gap) => gap === 0),
    )
  })
})

describe('a stall at an angle', () => {
  it('is itself when straight in', () => {
    const { along, deep, lean } = stallAt(90, { width: 9, length: 18 })
    expect([along, deep, Math.abs(lean)].map((size) => Number(size.toFixed(9)))).toEqual([9, 18, 0])
  })

  it('takes width ÷ sin(angle) of the aisle', () => {
    expect(stallAt(45, { width: 9, length: 18 }).along).toBeCloseTo(12.728, 3)
    expect(stallAt(60, { width: 9, length: 18 }).deep).toBeCloseTo(20.088, 3)
  })

  it('keeps its area', () => {
    const [a, b, , d] = stallAt(60, { width: 9, length: 18 }).corners
    const side = (from: readonly [number, number], to: readonly [number, number]) =>
      Math.hypot(to[0] - from[0], to[1] - from[1])
    expect(side(a, b) * side(a, d)).toBeCloseTo(162, 6)
  })
})
