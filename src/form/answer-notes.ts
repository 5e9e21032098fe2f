import type { Calculator } from '../engine/calculator'
import { readingNotes } from '../engine/notes'
import type { Answer } from './answer'

/**
 * Notes below a result: whose rates, own rates, and inputs that were read differently from how they were typed. Own rates
 * are listed by what is fetched after the result (extras/own-rate-texts.ts); until then, and without it, they are mentioned.
 */
export function answerNotes(
  calculator: Calculator,
  answer: Answer,
  ownRateTexts?: readonly string[],
): string[] {
  const { raw, typed, ownRates, chosen } = answer
  const hasOwn = ownRateTexts ? ownRateTexts.length : Object.keys(ownRates).length
  return [
    ...(chosen ? [chosen.note] : []),
    ...(hasOwn ? [calculator.formats.words.form.ownRates(ownRateTexts?.join('; '))] : []),
    ...readingNotes(calculator, raw, typed),
  ]
}
