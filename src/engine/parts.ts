/** The money of a result as the parts of one bar. */
import { type Exact, exact, smaller, sum } from './exact'
import type { Flow } from './result'

/** What is kept, what fees come on top of, the first, second, … that is taken, and what is taken beyond what came in. */
export type PartKind = 'kept' | 'base' | 'over' | number

export interface Part {
  /** The line that says the same. */
  readonly key?: string
  readonly kind: PartKind
  readonly amount: Exact
  /** Of the whole bar, in percent. */
  readonly share: number
}

type Sized = Omit<Part, 'share'>

/** A part that is there at all is seen beside its gap, on the narrowest phone too. */
const MIN_SHARE = 2.4

/** A reduction (a cap) narrows the part before it instead of being a part of its own. */
function takenParts({ taken }: Flow): (Sized & { readonly isExtra?: boolean })[] {
  const merged: { key?: string; amount: Exact; isExtra?: boolean }[] = []
  for (const { key, amount, isExtra } of taken) {
    const last = merged.at(-1)
    if (amount.isBelow(0) && last) last.amount = last.amount.plus(amount)
    else if (!amount.isZero()) merged.push({ key, amount, isExtra })
  }
  return merged.map((part, kind) => ({ ...part, kind }))
}

/** Fees are drawn as far as what came in could pay them; the rest is what the loss is. */
function lossParts(flow: Flow, cameIn: Exact, loss: Sized): Sized[] {
  let left = cameIn
  const paid = takenParts(flow)
    .filter(({ isExtra }) => !isExtra)
    .map((part) => {
      const amount = smaller(part.amount, left)
      left = left.minus(amount)
      return { ...part, amount }
    })
  return [...paid.filter(({ amount }) => !amount.isZero()), loss]
}

function sizedParts(flow: Flow): Sized[] {
  const { kept, settled } = flow
  if (kept?.type === 'net' && kept.amount.isBelow(0))
    return lossParts(flow, settled?.start ?? exact(0), {
      ...kept,
      kind: 'over',
      amount: kept.amount.negated(),
    })
  const parts = takenParts(flow)
  if (!kept || kept.amount.isZero()) return parts
  return [{ ...kept, kind: kept.type === 'net' ? 'kept' : 'base' }, ...parts]
}

/** The parts from left to right, 100 percent in all; none where they do not add up to a whole. */
export function partsOf(flow: Flow): Part[] {
  const sized = sizedParts(flow)
  if (sized.some(({ amount }) => !amount.isAbove(0))) return []
  const whole = sum(sized.map(({ amount }) => amount))
  const shares = sized.map(({ amount }) => Math.max(amount.times(100).over(whole).toNumber(), MIN_SHARE))
  const drawn = shares.reduce((total, share) => total + share, 0)
  return sized.map(({ key, kind, amount }, index) => ({
    key,
    kind,
    amount,
    share: ((shares[index] as number) * 100) / drawn,
  }))
}
