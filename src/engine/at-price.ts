/** A calculator at another principal amount, in cents, with everything else as it stands in the form. */
import type { Calculator } from './calculator'
import { centsText } from './counted-cents'
import { principalOf } from './principal'
import type { RawInputs } from './read'
import type { Result } from './result'

/** What would stand in the form. Which field it is about is found once: a search tries hundreds of prices. */
export function inputsByCents(calculator: Calculator, raw: RawInputs): (cents: number) => RawInputs {
  const name = principalOf(calculator, raw)?.name ?? ''
  return (cents) => ({ ...raw, [name]: centsText(cents) })
}

/** What it would come to. */
export function byCents(calculator: Calculator, raw: RawInputs): (cents: number) => Result {
  const inputs = inputsByCents(calculator, raw)
  return (cents) => calculator.run(inputs(cents))
}
