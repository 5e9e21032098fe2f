import type { Calculator } from '../engine/calculator'
import { ratesWith } from '../engine/own-rates'
import type { Rates } from '../engine/rates'
import type { Result } from '../engine/result'
import type { TypedState } from './form-state'

/** The outcome of the latest press. */
export interface Answer extends TypedState {
  readonly result: Result
  readonly rates: Rates
  readonly presses: number
}

export function answerTo(calculator: Calculator, state: TypedState, last: Answer | undefined): Answer {
  const rates = ratesWith(calculator, state.ownRates)
  return { ...state, rates, result: calculator.run(state.raw, rates), presses: (last?.presses ?? 0) + 1 }
}
