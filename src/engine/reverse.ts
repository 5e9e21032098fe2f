import { byCents } from './at-price'
import type { Calculator } from './calculator'
import { centsOf, MAX_CENTS } from './counted-cents'
import type { Exact } from './exact'
import { principalMoneyOf } from './principal'
import type { RawInputs } from './read'
import { type Breakdown, headlineOf } from './result'
import { thresholds } from './thresholds'

/** "I want to receive …" asks for the price that leaves an amount, "my budget is …" for the most that can be spent. */
export type ReverseQuestion = 'receive' | 'budget'

export interface ReverseResult {
  /** The price in cents. */
  readonly cents: number
  /** The forward calculation at that price: the proof. */
  readonly breakdown: Breakdown
  /** Whether the headline is the wanted amount to the cent. */
  readonly isExact: boolean
}

/** What can be asked backwards follows from what the result is: something kept, or something to be paid. */
export function questionFor(
  calculator: Calculator,
  raw: RawInputs,
  breakdown: Breakdown,
): ReverseQuestion | undefined {
  const { flow } = breakdown
  if (!principalMoneyOf(calculator) || !flow?.kept || flow.kept.isSent) return undefined
  const { type } = headlineOf(breakdown)
  if (type === 'net') return 'receive'
  if (type !== 'total' || flow.kept.type !== 'info') return undefined
  const outcome = outcomes(calculator, raw)
  // Of no ticket any price is within any budget.
  return outcome(MAX_CENTS) > outcome(0) ? 'budget' : undefined
}

function headlineCents(breakdown: Breakdown): number {
  const { value } = headlineOf(breakdown)
  return value.kind === 'money' ? centsOf(value.amount) : Number.NaN
}

/** The headline by the price, both in cents. */
function outcomes(calculator: Calculator, raw: RawInputs) {
  const at = byCents(calculator, raw)
  return (cents: number): number => {
    const breakdown = at(cents)
    // What nobody could write is more than any budget.
    return breakdown ? headlineCents(breakdown) : Number.POSITIVE_INFINITY
  }
}

/** Prices in whole cents, both ends included. */
interface Prices {
  readonly from: number
  readonly to: number
}

/**
 * The first whole number in a range for which a condition holds, when it holds for all after it too; else the last. Ranges go up
 * to what nobody has, and the number is seldom far above the one that it is searched near to.
 */
function first({ from, to }: Prices, near: number, holds: (cents: number) => boolean): number {
  if (holds(from)) return from
  if (!holds(to)) return to
  let low = from
  let high = to
  for (let next = Math.max(near, from + 1); next < high; next *= 2)
    if (holds(next)) high = next
    else low = next
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (holds(middle)) high = middle
    else low = middle
  }
  return high
}

/** Between two thresholds the outcome only rises or only falls with the price. */
function ranges(calculator: Calculator, raw: RawInputs): Prices[] {
  const ends = new Set([...thresholds(calculator, raw).map(({ cents }) => cents), MAX_CENTS])
  let from = 0
  return [...ends].map((to) => {
    const range = { from, to }
    from = to + 1
    return range
  })
}

/** The highest price within a budget. */
function highestWithin(
  budget: number,
  outcome: (cents: number) => number,
  inOrder: readonly Prices[],
): number | undefined {
  for (const range of [...inOrder].reverse()) {
    if (outcome(range.to) <= budget) return range.to
    const tooMuch = first(range, budget, (cents) => outcome(cents) > budget)
    if (tooMuch > range.from) return tooMuch - 1
  }
  return undefined
}

/** The lowest price that leaves exactly the wanted amount, or else the lowest that leaves more. */
function lowestLeaving(
  wanted: number,
  outcome: (cents: number) => number,
  inOrder: readonly Prices[],
): number | undefined {
  let more: number | undefined
  for (const range of inOrder) {
    const rises = outcome(range.to) >= outcome(range.from)
    const there = first(range, wanted, (cents) =>
      rises ? outcome(cents) >= wanted : outcome(cents) <= wanted,
    )
    if (outcome(there) === wanted) return there
    more ??= [range.from, there].find((cents) => outcome(cents) >= wanted)
  }
  return more
}

/**
 * The price whose result is the wanted amount. Prices are whole cents, so it is searched for, not solved for: the
 * answer is right for every schedule, caps, minimums and rounding included.
 */
export function reverse(
  calculator: Calculator,
  raw: RawInputs,
  wanted: Exact,
  question: ReverseQuestion,
): ReverseResult | undefined {
  const search = question === 'budget' ? highestWithin : lowestLeaving
  const target = centsOf(wanted)
  const cents = search(target, outcomes(calculator, raw), ranges(calculator, raw))
  if (cents === undefined) return undefined
  const breakdown = byCents(calculator, raw)(cents)
  if (!breakdown) return undefined
  return { cents, breakdown, isExact: headlineCents(breakdown) === target }
}
