import { type Exact, exact, type Numeric, percentOf, smaller, sum } from './exact'
import { asMoney, asNumber, asPercent, because, type Phrase, word } from './phrase'
import type { Brackets, FlatRate, Price, Rate, Step, Tiers } from './rates'

/** What a rate comes to for one amount, and how. */
export interface Charge {
  readonly label: string
  readonly amount: Exact
  readonly because: Phrase
}

const isWithin = (amount: Exact, { upTo, below }: Step) =>
  (upTo === undefined || !amount.isAbove(upTo)) && (below === undefined || amount.isBelow(below))

function applied({ percent, fixed, min, max }: Price, base: Exact): Omit<Charge, 'label'> {
  const amount = sum([percent === undefined ? 0 : percentOf(percent, base), fixed ?? 0])
  const share = percent !== undefined && because`${asPercent(percent)}${word('of')}${asMoney(base)}`
  const added: Phrase = fixed === undefined ? [] : [' + ', asMoney(fixed)]
  const why: Phrase = share ? [...share, ...added] : [word('flat')]
  if (min !== undefined && amount.isBelow(min))
    return { amount: exact(min), because: [...why, word('atLeast'), asMoney(min)] }
  if (max !== undefined && amount.isAbove(max))
    return { amount: exact(max), because: [...why, word('cappedAt'), asMoney(max)] }
  return { amount, because: why }
}

function slices({ steps }: Tiers, base: Exact): { step: Step; slice: Exact }[] {
  let from = exact(0)
  const found: { step: Step; slice: Exact }[] = []
  for (const step of steps) {
    const slice = (step.upTo === undefined ? base : smaller(base, step.upTo)).minus(from)
    // The first slice also carries amounts of zero and less; nothing is clamped.
    if (found.length === 0 || slice.isAbove(0)) found.push({ step, slice })
    if (step.upTo === undefined) break
    from = exact(step.upTo)
  }
  return found
}

/** The step of a bracket schedule that an amount falls into: there is one, because the last has no end (test/steps.test.ts). */
export const stepFor = ({ steps }: Brackets, amount: Exact): Step =>
  steps.find((candidate) => isWithin(amount, candidate)) as Step

/** A rate applied to an amount. */
export function charge(schedule: Rate | Brackets | Tiers, base: Exact): Charge {
  const { label } = schedule
  switch (schedule.kind) {
    case 'rate':
      return { label, ...applied(schedule, base) }
    case 'brackets':
      return { label, ...applied(stepFor(schedule, base), base) }
    case 'tiers': {
      const parts = slices(schedule, base).map(({ step, slice }) => applied(step, slice))
      return {
        label,
        amount: sum(parts.map(({ amount }) => amount)),
        because: parts.flatMap(({ because: why }, index) => (index === 0 ? why : [' + ', ...why])),
      }
    }
  }
}

/** A fixed amount charged once per thing: $2.50 × 2. */
export function chargeEach({ label, fixed }: FlatRate, count: Numeric): Charge {
  return {
    label,
    amount: exact(fixed).times(count),
    because: because`${asMoney(fixed)} × ${asNumber(count)}`,
  }
}

/** A percentage that the visitor typed, charged like a rate. */
export function chargePercent(label: string, percent: Exact, base: Exact): Charge {
  return {
    label,
    amount: percentOf(percent, base),
    because: because`${asPercent(percent)}${word('of')}${asMoney(base)}`,
  }
}
