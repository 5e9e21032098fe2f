import type { Calculator } from '../../engine/calculator'
import { decidingFigures } from '../../engine/counted-rates'
import type { Figure } from '../../engine/figures'
import { withRates } from '../../engine/with-rates'
import type { Answer } from '../answer'

/** The rates that decided an answer. */
export const decidingRates = (calculator: Calculator, { raw, rates }: Answer): Figure[] =>
  decidingFigures(withRates(calculator, rates), raw)

/** Money that a rate decided may be other money tomorrow. A lease has no rates, and a constant is no estimate. */
export const isEstimate = (calculator: Calculator, answer: Answer): boolean =>
  calculator.currency !== undefined && decidingRates(calculator, answer).length > 0
