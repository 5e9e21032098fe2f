import type { Calculator } from '../engine/calculator'
import type { FormState } from '../engine/fragment'
import { ratesWith } from '../engine/own-rates'
import type { Rates } from '../engine/rates'
import type { Result } from '../engine/result'

/** The outcome of the latest press. */
export interface Answer extends FormState {
  readonly result: Result
  readonly rates: Rates
  readonly presses: number
}

export function answerTo(calculator: Calculator, state: FormState, last: Answer | undefined): Answer {
  const rates = ratesWith(calculator, state.ownRates)
  return { ...state, rates, result: calculator.run(state.raw, rates), presses: (last?.presses ?? 0) + 1 }
}
