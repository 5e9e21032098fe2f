import type { Calculator } from './calculator'
import type { Exact } from './exact'
import type { RawInputs } from './read'
import type { Breakdown } from './result'
import { type ReverseResult, reverse } from './reverse'

/** A sale seen with what the thing cost. */
export interface Profit {
  readonly amount: Exact
  /** Of all that came in, in percent; nothing came in, no margin. */
  readonly margin?: Exact
  /** The lowest price at which nothing is lost. */
  readonly breakEven?: ReverseResult
}

/** What is received less what the thing cost, by the same rates; break-even is the price worked back from the cost. */
export function profitOf(
  calculator: Calculator,
  raw: RawInputs,
  { flow }: Breakdown,
  cost: Exact,
): Profit | undefined {
  if (!calculator.sells || flow?.kept?.type !== 'net') return undefined
  const amount = flow.kept.amount.minus(cost)
  const start = flow.settled?.start
  return {
    amount,
    margin: start?.isAbove(0) ? amount.times(100).over(start).rounded(1) : undefined,
    breakEven: reverse(calculator, raw, cost, 'receive'),
  }
}
