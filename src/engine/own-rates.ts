import type { Calculator } from './calculator'
import type { Price, Rates, Schedule } from './rates'

/** Numbers of the rates that the visitor has replaced, by their place in the schedule. */
export type OwnRates = Readonly<Record<string, number>>

/** One number of the rates that a visitor may replace; what it is called is in figures.ts, which a first result does without. */
export interface Replaceable {
  /** Where it stands: "finalValue/percent", "buyerFee/0/percent". */
  readonly path: string
  readonly value: number
  readonly part: 'value' | keyof Price
  readonly schedule: Schedule
  /** The step that it is part of, where there are steps. */
  readonly step: number
}

export const PARTS = ['value', 'percent', 'fixed', 'min', 'max'] as const

/** A schedule or a step, seen as what can be replaced in it. */
type Numbers = { [Part in Replaceable['part']]?: number }

/** Every number of the rates that a visitor may have another value for, in their order. */
export const replaceable = (rates: Rates): Replaceable[] =>
  Object.entries(rates).flatMap(([name, schedule]) => {
    if (schedule.locked) return []
    const steps: readonly Numbers[] = 'steps' in schedule ? schedule.steps : [schedule]
    return steps.flatMap((numbers, step) =>
      PARTS.flatMap((part): Replaceable[] => {
        const value = numbers[part]
        const path = 'steps' in schedule ? `${name}/${step}/${part}` : `${name}/${part}`
        return value === undefined ? [] : [{ path, value, part, schedule, step }]
      }),
    )
  })

/** The rates with some numbers replaced; what is not named stays as it is. */
export function withFigures(rates: Rates, changes: Readonly<Record<string, number>>): Rates {
  const changed = structuredClone(rates)
  const schedules = changed as unknown as Record<string, Numbers & { steps?: Numbers[] }>
  for (const [path, value] of Object.entries(changes)) {
    const [name = '', ...rest] = path.split('/')
    const part = rest.pop() as Replaceable['part']
    const target = rest.length ? schedules[name]?.steps?.[Number(rest[0])] : schedules[name]
    if (target && part in target) target[part] = value
  }
  return changed
}

/** The calculator's rates with the visitor's own in their places. */
export const ratesWith = ({ rates }: Pick<Calculator, 'rates'>, own: OwnRates): Rates =>
  Object.keys(own).length ? withFigures(rates, own) : rates
