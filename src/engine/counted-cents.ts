/**
 * Money as a count of cents, for what is searched cent by cent: prices worked back to, thresholds. Apart from cents.ts,
 * which comes with a first result.
 */
import { type Exact, exact } from './exact'

const CENTS = 100

/** Beyond this, cents are no longer whole numbers that a float can count. */
export const MAX_CENTS = 1e15

export const centsOf = (amount: Exact): number => Number(amount.times(CENTS).toText(0))

export const fromCents = (cents: number): Exact => exact(cents).over(CENTS)

/** As a field for money holds it. */
export const centsText = (cents: number): string => fromCents(cents).toText(2)
