import type { Calculator } from '../engine/calculator'
import { ratesWith } from '../engine/own-rates'
import type { Rates } from '../engine/rates'
import type { RawInputs } from '../engine/read'
import type { Result } from '../engine/result'
import type { TypedState } from './form-state'

/** A published set as a press needs it; without a name where a link names one that is no longer there. */
export interface ChosenSet {
  readonly id?: string
  readonly rates: Rates
  /** "By eBay's list as read on 20 September 2026." */
  readonly note: string
  /** The same note for other inputs: a list may hold up to a limit. */
  readonly noteAt?: (raw: RawInputs) => string
}

/** The outcome of the latest press. */
export interface Answer extends TypedState {
  readonly result: Result
  readonly rates: Rates
  /** Whose rates they are, where they are not this page's. */
  readonly chosen?: ChosenSet
  readonly presses: number
}

export function answerTo(
  calculator: Calculator,
  state: TypedState,
  last: Answer | undefined,
  chosen?: ChosenSet,
): Answer {
  const rates = ratesWith(chosen ?? calculator, state.ownRates)
  return {
    ...state,
    set: chosen?.id,
    chosen,
    rates,
    result: calculator.run(state.raw, rates),
    presses: (last?.presses ?? 0) + 1,
  }
}
