import type { Calculator } from './calculator'
import { fromCents } from './counted-cents'
import type { Exact } from './exact'
import { explain } from './phrase'
import { principalOf } from './principal'
import { headlineOf, labelOf } from './result'
import type { ReverseResult } from './reverse'

/** One line of a proof, as it is read. */
export interface ProofLine {
  readonly label: string
  readonly amount: Exact
  /** Taken from the line before, or added to it. */
  readonly sign?: '−' | '+'
  readonly because?: string
}

/**
 * That a price worked back to gives what was wanted, by the forward calculation's own figures: what fees are taken from
 * or come on top of, each fee, and the end, which is the first and all signs. Fees that somebody else pays are no part of it.
 */
export function proofOf(calculator: Calculator, { cents, breakdown }: ReverseResult): ProofLine[] {
  const { formats } = calculator
  const { flow } = breakdown
  const end = headlineOf(breakdown)
  if (!flow?.settled || end.value.kind !== 'money') return []
  const { settled, kept, taken } = flow
  const isPrice = settled.start.equals(fromCents(cents))
  const sign = kept?.type === 'net' ? '−' : '+'
  return [
    {
      label: isPrice ? (principalOf(calculator)?.field.label ?? settled.label) : settled.label,
      amount: settled.start,
      because: !isPrice && settled.because ? explain(settled.because, formats) : undefined,
    },
    ...taken
      .filter(({ amount, isExtra }) => !isExtra && !amount.isZero())
      .map((fee): ProofLine => {
        const label = labelOf(fee, formats)
        // What is given back of a fee goes the other way.
        return fee.amount.isBelow(0)
          ? { label, amount: fee.amount.negated(), sign: sign === '−' ? '+' : '−' }
          : { label, amount: fee.amount, sign }
      }),
    { label: labelOf(end, formats), amount: end.value.amount },
  ]
}
