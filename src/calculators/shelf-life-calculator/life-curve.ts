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

/** Degrees beyond each temperature; more of them where the two are far apart, so that a dot stays clear of the axis. */
const AROUND = 10
const SHARE_AROUND = 0.35
const STEPS = 24

/** The curve from a little below the cooler temperature to a little above the warmer one, where there is any life. */
export function lifeCurve(
  life: (temperature: number) => number | undefined,
  a: number,
  b: number,
): Reading[] {
  const around = Math.max(AROUND, SHARE_AROUND * Math.abs(a - b))
  const from = Math.min(a, b) - around
  const to = Math.max(a, b) + around
  return Array.from({ length: STEPS + 1 }, (_, index) => from + ((to - from) * index) / STEPS).flatMap(
    (temperature) => {
      const days = life(temperature)
      return days ? [{ temperature, days }] : []
    },
  )
}
