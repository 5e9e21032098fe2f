import type { Calculator } from '../engine/calculator'
import { type Published, ratesBy } from '../engine/published'
import type { Rates } from '../engine/rates'
import { unknownName } from '../engine/unknown-name'

/** The calculator's rates by one of its published sets. */
export function publishedRates(calculator: Calculator, { sets }: Published, id: string): Rates {
  const set = sets.find((candidate) => candidate.id === id)
  if (!set)
    throw unknownName(
      `pictures.ts of ${calculator.name}`,
      'published set',
      id,
      sets.map((each) => each.id),
    )
  return ratesBy(calculator, set)
}
