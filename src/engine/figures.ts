import type { Formats } from './format'
import { stepRange } from './quote-rates'
import type { Price, Rates, Schedule } from './rates'

/** One number of a schedule that a visitor may replace by their own. */
export interface Figure {
  /** Where it stands: "finalValue/percent", "buyerFee/0/percent". */
  readonly path: string
  readonly label: string
  readonly value: number
  readonly unit: 'percent' | 'money' | 'number'
  /** The unit of a constant, or what part of the price this is. */
  readonly suffix?: string
}

const PRICE_PARTS = ['percent', 'fixed', 'min', 'max'] as const

/** What the parts of a price beside its percentage are called. */
export type PartWords = Partial<Record<'fixed' | 'min' | 'max', string>>

function priceFigures(path: string, label: string, price: Price, parts: PartWords): Figure[] {
  return PRICE_PARTS.flatMap((part) => {
    const value = price[part]
    if (value === undefined) return []
    const unit = part === 'percent' ? 'percent' : 'money'
    const isAlone = part === 'fixed' && price.percent === undefined
    const suffix = part === 'percent' || isAlone ? undefined : parts[part]
    return [{ path: `${path}/${part}`, label, value, unit, suffix }]
  })
}

/** What a schedule is called where its rates are listed: "Final value fee, item price + shipping". */
export const titleOf = ({ label, of }: Schedule): string => [label, of].filter(Boolean).join(', ')

function scheduleFigures(name: string, schedule: Schedule, formats: Formats, parts: PartWords): Figure[] {
  if (schedule.locked) return []
  const label = titleOf(schedule)
  switch (schedule.kind) {
    case 'constant':
      return [{ path: `${name}/value`, label, value: schedule.value, unit: 'number', suffix: schedule.unit }]
    case 'rate':
      return priceFigures(name, label, schedule, parts)
    default:
      return schedule.steps.flatMap((step, index) =>
        priceFigures(
          `${name}/${index}`,
          `${label} ${stepRange(schedule.steps, index, formats)}`,
          step,
          parts,
        ),
      )
  }
}

/** Every number of a calculator's rates that a visitor may have another value for, in their order. */
export const figuresOf = (rates: Rates, formats: Formats, parts: PartWords = {}): Figure[] =>
  Object.entries(rates).flatMap(([name, schedule]) => scheduleFigures(name, schedule, formats, parts))

/** A schedule seen as what can be replaced in it. */
type Numbers = Record<string, unknown> & { steps?: Record<string, unknown>[] }

/** The rates with some numbers replaced; what is not named stays as it is. */
export function withFigures(rates: Rates, changes: Readonly<Record<string, number>>): Rates {
  const changed = structuredClone(rates)
  const schedules = changed as unknown as Record<string, Numbers>
  for (const [path, value] of Object.entries(changes)) {
    const [name = '', ...rest] = path.split('/')
    const part = rest.pop() ?? ''
    const target = rest.length ? schedules[name]?.steps?.[Number(rest[0])] : schedules[name]
    if (target && part in target) target[part] = value
  }
  return changed
}
