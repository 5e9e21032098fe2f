import { allocateCents, toTheCent } from './cents'
import type { Charge } from './charge'
import { type Exact, exact, sum } from './exact'
import { asMoney, because, type Phrase } from './phrase'
import { type Breakdown, type Line, moneyLine } from './result'

interface Settlement<Key extends string> {
  /** The amount that fees are taken from or come on top of. Without a key it is not a line of its own. */
  readonly start?: {
    readonly key?: string
    readonly label: string
    readonly amount: Exact
    readonly because?: Phrase
    readonly explanatory?: true
  }
  /** Keyed by line; an absent fee (`undefined`) does not apply and gets no line. */
  readonly fees: Readonly<Record<Key, Charge | undefined>>
  readonly totalFees?: { readonly key: string; readonly label: string }
  /**
   * What is left (net) or to be paid (total). `unaffectedBy` names fees that somebody else pays; `isSent` says that
   * somebody else gets what is left.
   */
  readonly end: {
    readonly key: string
    readonly label?: string
    readonly type: 'net' | 'total'
    readonly unaffectedBy?: readonly NoInfer<Key>[]
    readonly isSent?: boolean
  }
}

/** Turns exact charges into a breakdown that adds up to the cent. */
export function settle<Key extends string>({ start, fees, totalFees, end }: Settlement<Key>): Breakdown {
  const applying = Object.entries<Charge | undefined>(fees).flatMap(([key, fee]) =>
    fee ? [{ key, ...fee }] : [],
  )
  const shared = allocateCents(applying.map(({ amount }) => amount))
  const feeLines = applying.map((fee, index) => ({
    ...fee,
    type: 'fee' as const,
    amount: shared.parts[index] as Exact,
  }))

  const unaffectedBy: readonly string[] = end.unaffectedBy ?? []
  const totalOf = (parts: readonly { key: string; amount: Exact }[]) =>
    sum(parts.filter(({ key }) => !unaffectedBy.includes(key)).map(({ amount }) => amount))
  const counted = totalOf(feeLines)
  const begin = start?.amount ?? exact(0)
  // What is left is what is shown less the shown fees. What is to be paid is the exact sum, rounded; where an amount
  // was typed with parts of a cent, the amount before fees takes up the cent that may be missing.
  const endAmount =
    end.type === 'net' ? toTheCent(begin).minus(counted) : toTheCent(begin.plus(totalOf(applying)))
  const startAmount = end.type === 'net' ? toTheCent(begin) : endAmount.minus(counted)

  const lines: Line[] = feeLines.map(moneyLine)
  if (start?.key) lines.unshift(moneyLine({ ...start, key: start.key, amount: startAmount }))
  if (totalFees)
    lines.push(moneyLine({ ...totalFees, type: 'total', amount: shared.total, because: sumReason(feeLines) }))
  lines.push(
    moneyLine({
      ...end,
      amount: endAmount,
      because: start && endReason(startAmount, end.type, counted),
    }),
  )

  return {
    headline: end.key,
    lines,
    flow: {
      settled: start && { start: startAmount, fees: counted, label: start.label, because: start.because },
      kept:
        end.type === 'net'
          ? { key: end.key, label: end.label, type: 'net', amount: endAmount, isSent: end.isSent }
          : start && { key: start.key, label: start.label, type: 'info', amount: startAmount },
      taken: feeLines.map((fee) => ({ ...fee, isExtra: unaffectedBy.includes(fee.key) })),
    },
  }
}

/** A single fee is its own total; only several are worth writing out. */
function sumReason([first, ...others]: readonly { readonly amount: Exact }[]): Phrase | undefined {
  if (!first || others.length === 0) return undefined
  const added = others.flatMap(({ amount }) =>
    amount.isBelow(0) ? [' − ', asMoney(amount.negated())] : [' + ', asMoney(amount)],
  )
  return [asMoney(first.amount), ...added]
}

const endReason = (start: Exact, type: 'net' | 'total', fees: Exact): Phrase =>
  type === 'net'
    ? because`${asMoney(start)} − ${asMoney(fees)}`
    : because`${asMoney(start)} + ${asMoney(fees)}`
