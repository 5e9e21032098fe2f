import type { Calculator } from '../engine/calculator'
import { ratesWith } from '../engine/own-rates'
import type { Rates } from '../engine/rates'
import type { RawInputs } from '../engine/read'
import type { Result } from '../engine/result'
import type { TypedState } from './form-state'

interface Noted {
  readonly rates: Rates
  /** "By eBay’s list as read on 20 September 2026." */
  readonly note: string
}

/** A published list as a press needs it. */
interface ChosenList extends Noted {
  readonly id: string
  /** The same note for other inputs: a list may hold up to a limit. */
  readonly noteAt: (raw: RawInputs) => string
}

/** One that a link names and that is no longer there: the rates are this page's, and the note says so. */
interface GoneList extends Noted {
  readonly id?: undefined
  readonly noteAt?: undefined
}

/** What comes of the choice of a published list. */
export type Chosen = ChosenList | GoneList

/** The outcome of the latest press. */
export interface Answer extends TypedState {
  readonly result: Result
  readonly rates: Rates
  /** The published list that was asked for, if one was. */
  readonly chosen?: Chosen
  readonly presses: number
}

export function answerTo(
  calculator: Calculator,
  state: TypedState,
  last: Answer | undefined,
  chosen?: Chosen,
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
