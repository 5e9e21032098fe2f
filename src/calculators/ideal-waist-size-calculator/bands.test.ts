import { describe, expect, it } from 'vitest'
import { rate } from '../../engine/rates'
import { besideEdges, placedOn, statusAt, thresholdsOf } from './bands'
import calculator from './calculator'

const thresholds = thresholdsOf(calculator.rates)

describe('the bands of the waist guide', () => {
  it('are told apart as the calculator tells them', () => {
    const middles = [0.35, 0.45, 0.55, 0.65].map((ratio) => statusAt(calculator, ratio))
    expect(new Set(middles).size).toBe(4)
    for (const threshold of thresholds)
      expect(statusAt(calculator, threshold - 0.01)).not.toBe(statusAt(calculator, threshold + 0.01))
  })

  it('are nowhere without a ratio', () => {
    expect(statusAt(calculator, 0)).toBe('')
  })

  it('need their edges', () => {
    expect(() => thresholdsOf({})).toThrow('No constant named "lowest"')
    const rates = { ...calculator.rates, ideal: rate({ label: 'Ideal', percent: 50 }) }
    expect(() => thresholdsOf(rates)).toThrow('No constant named "ideal"')
  })

  it.each([
    // As far below the first edge as above the last.
    { ratio: 0.5, from: 0.3, to: 0.7 },
    // A little room beside the marker.
    { ratio: 0.25, from: 0.225, to: 0.7 },
    { ratio: 0.75, from: 0.3, to: 0.775 },
    // No farther than that.
    { ratio: 0.01, from: 0.1, to: 0.7 },
    { ratio: 12, from: 0.3, to: 0.9 },
  ])('reach from $from to $to around a ratio of $ratio', ({ ratio, from, to }) => {
    const ends = placedOn([0.4, 0.5, 0.6], ratio).thresholds
    for (const [index, edge] of [0.4, 0.5, 0.6].entries())
      expect(ends[index]).toBeCloseTo((edge - from) / (to - from), 10)
  })

  it('have the visitor on them', () => {
    const { thresholds: ends, marker } = placedOn(thresholds, 0.55)
    expect(marker).toBeGreaterThan(ends[1] as number)
    expect(marker).toBeLessThan(ends[2] as number)
  })

  it.each([0.01, 0.5, 3, 12])('make room for a ratio of %d', (ratio) => {
    const { thresholds: ends, marker } = placedOn(thresholds, ratio)
    for (const place of [...ends, marker]) {
      expect(place).toBeGreaterThan(0)
      expect(place).toBeLessThan(1)
    }
    // Figures below the bar need room too.
    expect((ends[1] as number) - (ends[0] as number)).toBeGreaterThan(0.1)
  })

  it.each([
    [0.55, '0.55'],
    [0.5, '0.5'],
    [85 / 169.9, '0.5003'],
    [68 / 170.1, '0.3998'],
  ])('tell a ratio of %d from their edges: %s', (ratio, text) => {
    expect(besideEdges(ratio, thresholds)).toBe(text)
  })
})
