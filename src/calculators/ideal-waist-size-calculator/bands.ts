import { type Calculator, filled } from '../../engine/calculator'
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
  const inputs = { units: 'metric', gender: 'female', height: 100, waist: ratio * 100 }
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

/** The bands as a bar with the visitor's ratio on it; it is made longer for a ratio far outside. */
export function placedOn(thresholds: readonly number[], ratio: number): Placed {
  const from = Math.min((thresholds[0] ?? 0) - AROUND, ratio - AROUND / 4)
  const to = Math.max((thresholds.at(-1) ?? 1) + AROUND, ratio + AROUND / 4)
  const share = (value: number) => (value - from) / (to - from)
  return { thresholds: thresholds.map(share), marker: share(ratio) }
}
