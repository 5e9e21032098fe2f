import type { Calculator } from './calculator'
import { type Exact, exact } from './exact'
import type { NumberField } from './fields'
import type { Rates } from './rates'
import type { RawInputs } from './read'
import type { Breakdown } from './result'

/** The amount that a fee calculator is about: the first field of money. */
export function principalOf({
  fields,
}: Pick<Calculator, 'fields'>): { name: string; field: NumberField } | undefined {
  for (const [name, field] of Object.entries(fields)) if (field.kind === 'money') return { name, field }
  return undefined
}

const CENTS = 100

export const centsText = (cents: number): string => exact(cents).over(CENTS).toText(2)

/** The calculation as a function of its principal amount in cents, everything else as it stands in the form. */
export function byCents(calculator: Calculator, raw: RawInputs, rates: Rates | undefined) {
  const name = principalOf(calculator)?.name ?? ''
  return (cents: number): Breakdown | null => calculator.run({ ...raw, [name]: centsText(cents) }, rates)
}

export const inWholeCents = (amount: Exact): number => amount.times(CENTS).rounded(0).toNumber()

/** Where a schedule changes from one step to the next, as the last amount in cents of the step that ends. */
export function stepEnds(rates: Rates): number[] {
  const ends = Object.values(rates).flatMap((schedule) =>
    schedule.kind === 'brackets'
      ? schedule.steps.flatMap(({ upTo, below }) => {
          if (upTo !== undefined) return [inWholeCents(exact(upTo))]
          return below === undefined ? [] : [inWholeCents(exact(below)) - 1]
        })
      : [],
  )
  return [...new Set(ends)].sort((a, b) => a - b)
}
