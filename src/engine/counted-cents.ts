/**
 * Money as a count of cents, for what is searched cent by cent: prices worked back to, thresholds. Apart from cents.ts,
 * which comes with a first result.
 */
import type { Calculator } from './calculator'
import { type Exact, exact } from './exact'
import { principalOf } from './principal'
import type { RawInputs } from './read'
import type { Result } from './result'

const CENTS = 100

/** Beyond this, cents are no longer whole numbers that a float can count. */
export const MAX_CENTS = 1e15

export const centsOf = (amount: Exact): number => Number(amount.times(CENTS).toText(0))

export const fromCents = (cents: number): Exact => exact(cents).over(CENTS)

/** As a field for money holds it. */
export const centsText = (cents: number): string => fromCents(cents).toText(2)

/** What stands in the form, with another principal amount. */
export const withPrice = (calculator: Calculator, raw: RawInputs, cents: number): RawInputs => ({
  ...raw,
  [principalOf(calculator, raw)?.name ?? '']: centsText(cents),
})

/** The calculation as a function of its principal amount in cents, everything else as it stands in the form. */
export const byCents =
  (calculator: Calculator, raw: RawInputs) =>
  (cents: number): Result =>
    calculator.run(withPrice(calculator, raw, cents))
