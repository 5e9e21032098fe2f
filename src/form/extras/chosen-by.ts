import type { Calculator } from '../../engine/calculator'
import { noteOf, type PublishedSet, ratesBy } from '../../engine/published'
import type { RawInputs } from '../../engine/read'
import type { ChosenSet } from '../answer'

/** A published set as a press with these inputs needs it. */
export const chosenBy = (set: PublishedSet, calculator: Calculator, raw: RawInputs): ChosenSet => ({
  id: set.id,
  rates: ratesBy(calculator, set),
  note: noteOf(set, calculator, raw),
})
