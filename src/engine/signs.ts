import type { Exact } from './exact'

/** What stands around a figure that is taken from another or added to it; a figure with a minus of its own gets brackets. */
export function signsAround(amount: Exact, sign: '−' | '+'): readonly [before?: string, after?: string] {
  if (amount.isZero()) return []
  return amount.isBelow(0) ? [`${sign} (`, ')'] : [sign]
}
