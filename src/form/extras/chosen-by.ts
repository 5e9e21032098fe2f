import type { Calculator } from '../../engine/calculator'
import type { Language } from '../../engine/format'
import { noteOf, type PublishedSet, ratesBy } from '../../engine/published'
import type { RawInputs } from '../../engine/read'
import type { Chosen } from '../answer'

/** A list that is read again gets another name, so that nobody is shown other figures under the old one. */
const GONE: Record<Language, string> = {
  en: 'The list that this link names is no longer here; this page’s rates were used.',
  de: 'Die Preisliste, die dieser Link nennt, gibt es hier nicht mehr; gerechnet wurde mit den Sätzen dieser Seite.',
}

/** The published set of this name as a press with these inputs needs it. */
export function chosenBy(
  name: string,
  sets: readonly PublishedSet[],
  calculator: Calculator,
  raw: RawInputs,
): Chosen {
  const set = sets.find(({ id }) => id === name)
  if (!set) return { rates: calculator.rates, note: GONE[calculator.formats.language] }
  const noteAt = (inputs: RawInputs) => noteOf(set, calculator, inputs)
  return { id: name, rates: ratesBy(calculator, set), note: noteAt(raw), noteAt }
}
