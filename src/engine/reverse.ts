import type { Calculator } from './calculator'
import { type Exact, exact } from './exact'
import { byCents, inWholeCents, principalOf, stepEnds } from './principal'
import type { Rates } from './rates'
import type { RawInputs } from './read'
import type { Breakdown } from './result'

/** "I want to receive …" asks for the price that leaves an amount, "my budget is …" for the most that can be spent. */
export type Question = 'receive' | 'budget'

export interface Found {
  /** The price in cents. */
  readonly cents: number
  /** The forward calculation at that price: the proof. */
  readonly breakdown: Breakdown
  /** Whether the headline is the wanted amount to the cent. */
  readonly isExact: boolean
}

/** Beyond this, cents are no longer whole numbers that a float can count. */
const MOST_CENTS = 1e15

/** What can be asked backwards follows from what the result is: something kept, or something to be paid. */
export function questionFor(
  calculator: Calculator,
  { headline, lines, flow }: Breakdown,
): Question | undefined {
  if (!principalOf(calculator) || !flow?.kept) return undefined
  const type = lines.find(({ key }) => key === headline)?.type
  return type === 'net' ? 'receive' : type === 'total' && flow.kept.type === 'info' ? 'budget' : undefined
}

function headlineCents({ lines, headline }: Breakdown): number {
  const value = lines.find(({ key }) => key === headline)?.value
  return value?.kind === 'money' ? inWholeCents(value.amount) : Number.NaN
}

/** The first whole number in a range for which a condition holds, when it holds for all after it too. */
function first(from: number, to: number, holds: (cents: number) => boolean): number | undefined {
  if (!holds(to)) return undefined
  let low = from
  let high = to
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (holds(middle)) high = middle
    else low = middle + 1
  }
  return low
}

/** Between two edges of a schedule the outcome only rises or only falls with the price. */
function ranges(rates: Rates): { from: number; to: number }[] {
  const ends = [...stepEnds(rates), MOST_CENTS]
  return ends.map((to, index) => ({ from: index === 0 ? 0 : (ends[index - 1] as number) + 1, to }))
}

/**
 * The price whose result is the wanted amount. Prices are whole cents, so it is searched for, not solved for: the
 * answer is right for every schedule, caps, minimums and rounding included.
 */
export function reverse(
  calculator: Calculator,
  raw: RawInputs,
  wanted: Exact,
  question: Question,
  rates: Rates = calculator.rates,
): Found | undefined {
  const at = byCents(calculator, raw, rates)
  const outcome = (cents: number) => {
    const breakdown = at(cents)
    return breakdown ? headlineCents(breakdown) : Number.NaN
  }
  const target = inWholeCents(exact(wanted))
  const candidates = ranges(rates).flatMap(({ from, to }) => {
    if (question === 'budget') {
      const tooMuch = first(from, to, (cents) => outcome(cents) > target)
      const most = tooMuch === undefined ? to : tooMuch - 1
      return most >= from ? [most] : []
    }
    const rises = outcome(to) >= outcome(from)
    const enough = first(from, to, (cents) => (rises ? outcome(cents) >= target : outcome(cents) <= target))
    return enough === undefined ? [] : [enough]
  })
  const found = pick(candidates, outcome, target, question)
  const breakdown = found === undefined ? null : at(found)
  if (found === undefined || !breakdown) return undefined
  return { cents: found, breakdown, isExact: headlineCents(breakdown) === target }
}

function pick(candidates: number[], outcome: (cents: number) => number, target: number, question: Question) {
  if (question === 'budget') return candidates.at(-1)
  const reached = candidates.filter((cents) => outcome(cents) >= target)
  return reached.find((cents) => outcome(cents) === target) ?? reached[0]
}
