import { describe, expect, it } from 'vitest'
import { spread, widthOf, wrapped } from './labels'

describe('spread', () => {
  it('leaves alone what is far apart, in whatever order it comes', () => {
    expect(spread([80, 10, 40], 16, [0, 100])).toEqual([80, 10, 40])
  })

  it('keeps labels apart and inside', () => {
    const placed = spread([97, 98, 99, 2], 16, [0, 100])
    const sorted = placed.toSorted((a, b) => a - b)
    for (const [index, place] of sorted.slice(1).entries())
      expect(place - (sorted[index] as number)).toBeGreaterThanOrEqual(15.9)
    expect(Math.max(...placed)).toBeLessThanOrEqual(100)
    expect(Math.min(...placed)).toBeGreaterThanOrEqual(0)
    // The order is kept: what was higher stays higher.
    expect(placed[0]).toBeLessThan(placed[1] as number)
    expect(placed[1]).toBeLessThan(placed[2] as number)
  })
})

it('words go to a new line where they no longer fit', () => {
  expect(wrapped('one two three', 8, ({ length }) => length)).toEqual(['one two', 'three'])
})

it('wide letters take more room than narrow ones', () => {
  expect(widthOf('MMM')).toBeGreaterThan(widthOf('iii') * 2)
})
