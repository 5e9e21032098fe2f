import { inputsByCents } from '../../engine/at-price'
import type { Calculator } from '../../engine/calculator'
import type { Answer } from '../answer'

/** What the chosen list says of a price that was found, where it says something else of the one in the form: it may not hold there. */
export function noteAtPrice(
  calculator: Calculator,
  { raw, chosen }: Answer,
  cents: number,
): string | undefined {
  const note = chosen?.noteAt?.(inputsByCents(calculator, raw)(cents))
  return note === chosen?.note ? undefined : note
}
