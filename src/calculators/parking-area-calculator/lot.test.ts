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
