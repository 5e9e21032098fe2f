import type { Formats } from './format'
import { stepRange } from './quote'
import type { Price, Rates, Schedule } from './rates'

/** One number of a schedule that a visitor may replace by their own. */
export interface Figure {
  /** Where it stands: "finalValue.percent", "buyerFee.0.percent". */
  readonly path: string
  readonly label: string
  readonly value: number
  readonly unit: 'percent' | 'money' | 'number'
  /** The unit of a constant, or what a bound does to the fee. */
  readonly suffix?: string
}

const PRICE_PARTS = ['percent', 'fixed', 'min', 'max'] as const

function priceFigures(path: string, label: string, price: Price, bounds: Record<string, string>): Figure[] {
  return PRICE_PARTS.flatMap((part) => {
    const value = price[part]
    if (value === undefined) return []
    const unit = part === 'percent' ? 'percent' : 'money'
    return [{ path: `${path}.${part}`, label, value, unit, suffix: bounds[part] }]
  })
}

function scheduleFigures(
  name: string,
  schedule: Schedule,
  formats: Formats,
  bounds: Record<string, string>,
): Figure[] {
  const label = [schedule.label, schedule.of].filter(Boolean).join(', ')
  switch (schedule.kind) {
    case 'constant':
      return [{ path: `${name}.value`, label, value: schedule.value, unit: 'number', suffix: schedule.unit }]
    case 'rate':
      return priceFigures(name, label, schedule, bounds)
    default:
      return schedule.steps.flatMap((step, index) =>
        priceFigures(
          `${name}.${index}`,
          `${label} ${stepRange(schedule.steps, index, formats)}`,
          step,
          bounds,
        ),
      )
  }
}

/** Every number that a calculator's rates are made of, in their order. */
export const figuresOf = (rates: Rates, formats: Formats, bounds: Record<string, string> = {}): Figure[] =>
  Object.entries(rates).flatMap(([name, schedule]) => scheduleFigures(name, schedule, formats, bounds))

/** The rates with some numbers replaced; what is not named stays as it is. */
export function withFigures(rates: Rates, changes: Readonly<Record<string, number>>): Rates {
  const changed = structuredClone(rates) as Record<string, Record<string, unknown>>
  for (const [path, value] of Object.entries(changes)) {
    const [name = '', ...rest] = path.split('.')
    const part = rest.pop()
    const steps = changed[name]?.steps as Record<string, unknown>[] | undefined
    const target = rest.length ? steps?.[Number(rest[0])] : changed[name]
    if (target && part && part in target) target[part] = value
  }
  return changed as unknown as Rates
}
