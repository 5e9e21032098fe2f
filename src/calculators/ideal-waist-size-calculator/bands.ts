import type { Calculator } from '../../engine/calculator'
import { filled } from '../../engine/filled'
import { formatsFor } from '../../engine/format'
import type { Rates } from '../../engine/rates'

/** Where one band ends and the next begins, as shares of the height. */
const EDGES = ['lowest', 'ideal', 'highest'] as const

export function thresholdsOf(rates: Rates): number[] {
  return EDGES.map((name) => {
    const schedule = rates[name]
    if (schedule?.kind !== 'constant') throw new ReferenceError(`No constant named "${name}"`)
    return schedule.value
  })
}

/** What the guide calls a ratio, in its own words. */
export function statusAt(calculator: Calculator, ratio: number, rates?: Rates): string {
  const inputs = { gender: 'female', height: 100, waist: ratio * 100 }
  const result = calculator.run(filled(calculator.fields, inputs), rates)
  const value = result?.lines.find(({ key }) => key === 'healthStatus')?.value
  return value?.kind === 'text' ? value.text : ''
}

export interface Placed {
  /** Ends of the bands and the marker, as shares of the bar's length. */
  readonly thresholds: readonly number[]
  readonly marker: number
}

const AROUND = 0.1
/** So far at most, so that the bands can still be told apart. */
const FARTHEST = 0.3
/** Of the bar, for half the marker. */
const MARGIN = 0.025

const within = (low: number, value: number, high: number) => Math.min(Math.max(low, value), high)

/** The bands as a bar with the visitor's ratio on it; it is made longer for a ratio outside, and one far outside stands at its end. */
export function placedOn(thresholds: readonly number[], ratio: number): Placed {
  const [first = 0, last = 1] = [thresholds[0], thresholds.at(-1)]
  const from = within(first - FARTHEST, ratio - AROUND / 4, first - AROUND)
  const to = within(last + AROUND, ratio + AROUND / 4, last + FARTHEST)
  const share = (value: number) => (value - from) / (to - from)
  return { thresholds: thresholds.map(share), marker: within(MARGIN, share(ratio), 1 - MARGIN) }
}

const FEWEST_DECIMALS = 3
const MOST_DECIMALS = 9

/** A ratio with as many decimals as it takes to tell it from the edge of a band, if it is not the edge: 0.3997 is not yet 0.4. */
export function besideEdges(ratio: number, limits: readonly number[]): string {
  const { number } = formatsFor()
  for (let decimals = FEWEST_DECIMALS; decimals < MOST_DECIMALS; decimals++) {
    const text = number(ratio, decimals)
    if (!limits.some((limit) => text === number(limit, decimals))) return text
  }
  return number(ratio, MOST_DECIMALS)
}
