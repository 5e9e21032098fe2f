import type { Calculator } from '../../engine/calculator'
import type { Rates } from '../../engine/rates'
import type { RawInputs } from '../../engine/read'

export interface Reading {
  readonly temperature: number
  readonly days: number
}

/** Life at another storage temperature, by the reading that takes the days as counted in the test. */
export function lifeAt(calculator: Calculator, raw: RawInputs, rates: Rates) {
  return (temperature: number): number | undefined => {
    const result = calculator.run({ ...raw, storageTemperature: String(temperature) }, rates)
    const line = (name: string) => result?.lines.find(({ key }) => key === name)?.value
    const value = line(raw.method === 'q-rule' ? 'inverseReading' : 'shelfLifeDays')
    return value?.kind === 'number' ? value.value.toNumber() : undefined
  }
}

const AROUND = 10
const STEPS = 24

/** The curve from a little below the cooler temperature to a little above the warmer one. */
export function lifeCurve(
  life: (temperature: number) => number | undefined,
  a: number,
  b: number,
): Reading[] {
  const from = Math.min(a, b) - AROUND
  const to = Math.max(a, b) + AROUND
  return Array.from({ length: STEPS + 1 }, (_, index) => from + ((to - from) * index) / STEPS).flatMap(
    (temperature) => {
      const days = life(temperature)
      return days !== undefined && days > 0 && Number.isFinite(Math.log(days)) ? [{ temperature, days }] : []
    },
  )
}
