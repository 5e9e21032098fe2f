/**
 * Where, on the way up from nothing, another rule begins to apply: a step of a schedule, a minimum, a cap. What a
 * schedule is charged on is not known from its figures (the price, price × quantity, price + shipping), so it is
 * measured: the calculation is run with the schedule at a percentage and at nothing, and the difference tells.
 */
import { byCents } from './at-price'
import type { Calculator } from './calculator'
import { MAX_CENTS } from './counted-cents'
import { type Exact, exact, sum } from './exact'
import type { Constant, Price, Schedule, Step } from './rates'
import type { RawInputs } from './read'
import { withRates } from './with-rates'

/** A minimum that ceases or a cap that begins to decide. */
export interface Bound {
  readonly kind: 'min' | 'max'
  readonly label: string
  readonly limit: number
}

export interface Threshold {
  /** The last amount in cents before the other rule. */
  readonly cents: number
  /** Where it lies to the fraction of a cent; between two rules of one percentage nothing jumps. */
  readonly at: Exact
  /** Without it, the step of a schedule ends. */
  readonly bound?: Bound
}

/** Charged instead, large enough to show millionths of a cent. */
const MEASURED_PERCENT = 1e10
/** An amount that every calculator has a result for. */
const SAMPLE_CENTS = 10_000_000

type Charged = Exclude<Schedule, Constant>

/** The schedule charging one percentage of everything. */
function flat(schedule: Charged, percent: number): Schedule {
  if (schedule.kind !== 'rate') return { ...schedule, steps: [{ percent }] }
  const { min: _min, max: _max, fixed: _fixed, ...rest } = schedule
  return { ...rest, percent }
}

/** All fees as a function of the principal amount in cents. */
export function feesByCents(calculator: Calculator, raw: RawInputs) {
  const at = byCents(calculator, raw)
  return (cents: number): Exact => sum((at(cents)?.flow?.taken ?? []).map(({ amount }) => amount))
}

/** What a schedule is charged on, in cents, as a function of the principal amount in cents. */
function baseOf(key: string, schedule: Charged, calculator: Calculator, raw: RawInputs) {
  const charging = (percent: number) =>
    feesByCents(withRates(calculator, { ...calculator.rates, [key]: flat(schedule, percent) }), raw)
  const [full, none] = [charging(MEASURED_PERCENT), charging(0)]
  return (cents: number): Exact => full(cents).minus(none(cents)).times(10_000).over(MEASURED_PERCENT)
}

/** Where a schedule changes, as an amount in cents of what it is charged on. */
interface Change {
  readonly limit: Exact
  /** The limit itself belongs to the rule before it. */
  readonly isIncluded: boolean
  readonly bound?: Bound
}

const ofStep = ({ upTo, below }: Step): Change[] => {
  const end = upTo ?? below
  return end === undefined ? [] : [{ limit: exact(end).times(100), isIncluded: upTo !== undefined }]
}

/** A minimum applies up to, and a cap from, the amount at which the percentage gives the same. */
const ofBounds = ({ percent, fixed = 0, min, max }: Price, label: string): Change[] =>
  Object.entries({ min, max }).flatMap(([kind, limit]) =>
    limit === undefined || !percent
      ? []
      : [
          {
            limit: exact(limit).minus(fixed).times(10_000).over(percent),
            isIncluded: true,
            bound: { kind: kind as Bound['kind'], label, limit },
          },
        ],
  )

function changesOf(schedule: Charged): Change[] {
  switch (schedule.kind) {
    case 'rate':
      return ofBounds(schedule, schedule.label)
    case 'brackets':
      return schedule.steps.flatMap((step) => [...ofStep(step), ...ofBounds(step, schedule.label)])
    case 'tiers':
      return schedule.steps.flatMap(ofStep)
  }
}

/** The last amount up to which a condition is what it is at 0, checked next to a guess first, then by bisection. */
function lastBefore(guess: number, atFirst: boolean, holds: (cents: number) => boolean): number | undefined {
  if (holds(guess) === atFirst && holds(guess + 1) !== atFirst) return guess
  if (holds(MAX_CENTS) === atFirst) return undefined
  let low = 0
  let high = MAX_CENTS
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (holds(middle) === atFirst) low = middle
    else high = middle
  }
  return low
}

/** Every threshold of the schedules that count for what stands in the form, between two amounts, lowest first. */
export function thresholds(
  calculator: Calculator,
  raw: RawInputs,
  { from = 0, to = MAX_CENTS } = {},
): Threshold[] {
  const found = Object.entries(calculator.rates).flatMap(([key, schedule]): Threshold[] => {
    if (schedule.kind === 'constant') return []
    const changes = changesOf(schedule)
    if (changes.length === 0) return []
    const base = baseOf(key, schedule, calculator, raw)
    const start = base(0)
    const perCent = base(SAMPLE_CENTS).minus(start).over(SAMPLE_CENTS)
    if (perCent.isZero()) return []
    return changes.flatMap(({ limit, isIncluded, bound }): Threshold[] => {
      const at = limit.minus(start).over(perCent)
      if (at.isBelow(from) || at.isAbove(to)) return []
      // Which side is which does not matter, only where one ends.
      const side = (amount: Exact) => (isIncluded ? amount.isAbove(limit) : amount.isBelow(limit))
      const floor = at.floor()
      const guess = Number(floor.toText(0)) - (!isIncluded && floor.equals(at) ? 1 : 0)
      const cents = lastBefore(Math.max(guess, 0), side(start), (amount) => side(base(amount)))
      return cents === undefined ? [] : [{ cents, at, bound }]
    })
  })
  return found.sort((a, b) => a.cents - b.cents)
}
