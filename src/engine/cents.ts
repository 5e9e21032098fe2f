import { type Exact, exact, sum } from './exact'

const PLACES = 2
const CENT = exact(0.01)

/** As it is shown; amounts as counts of cents are in counted-cents.ts. */
export const toTheCent = (amount: Exact): Exact => amount.rounded(PLACES)

const wholeCentsBelow = (amount: Exact) => amount.over(CENT).floor().times(CENT)

/**
 * Rounds the parts of a total to cents so that what is shown adds up: every part is cut to the cent,
 * and the cents still missing go to the parts that lost most, the first of equals first.
 * No part ends more than a cent away from its exact value.
 */
export function allocateCents(parts: readonly Exact[]): { total: Exact; parts: readonly Exact[] } {
  const total = toTheCent(sum(parts))
  const cut = parts.map(wholeCentsBelow)
  const missing = total.minus(sum(cut)).over(CENT).toNumber()
  const byLoss = parts
    .map((part, index) => ({ index, lost: part.minus(cut[index] as Exact) }))
    .sort((a, b) => b.lost.compare(a.lost))
  const raised = new Set(byLoss.slice(0, missing).map(({ index }) => index))
  return { total, parts: cut.map((part, index) => (raised.has(index) ? part.plus(CENT) : part)) }
}
