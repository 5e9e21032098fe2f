import type { Calculator } from '../engine/calculator'
import { type Published, ratesBy } from '../engine/published'
import type { Rates } from '../engine/rates'

/** The calculator's rates by one of its published sets. */
export function publishedRates(calculator: Calculator, { sets }: Published, id: string): Rates {
  const set = sets.find((candidate) => candidate.id === id)
  if (!set)
    throw new ReferenceError(
      `The picture of ${calculator.name} needs the published set "${id}", and there is none`,
    )
  return ratesBy(calculator, set)
}
