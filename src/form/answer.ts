import type { Calculator } from '../engine/calculator'
import { withFigures } from '../engine/figures'
import type { Rates } from '../engine/rates'
import type { RawInputs } from '../engine/read'
import type { Result } from '../engine/result'

/** The outcome of the latest press. */
export interface Answer {
  readonly raw: RawInputs
  readonly result: Result
  readonly rates: Rates
  /** Numbers of the rates that the visitor has replaced, by their place. */
  readonly changes: Readonly<Record<string, number>>
  readonly presses: number
}

export function answerTo(
  calculator: Calculator,
  raw: RawInputs,
  changes: Readonly<Record<string, number>>,
  last: Answer | undefined,
): Answer {
  const isChanged = Object.keys(changes).length > 0
  const rates = isChanged ? withFigures(calculator.rates, changes) : calculator.rates
  return { raw, rates, changes, result: calculator.run(raw, rates), presses: (last?.presses ?? 0) + 1 }
}
