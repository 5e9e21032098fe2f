import type { Calculator } from '../engine/calculator'
import { readingNotes } from '../engine/notes'
import type { Answer } from './answer'

/** What is said of the visitor's own rates: those that decided something, and those that could not be read. */
export interface RateTexts {
  readonly own: readonly string[]
  readonly unread: readonly string[]
}

/**
 * Notes below a result: whose rates, own rates, and inputs that were read differently from how they were typed. Own rates
 * are listed by what is fetched after the result (extras/own-rate-texts.ts); until then, and without it, they are mentioned.
 */
export function answerNotes(calculator: Calculator, answer: Answer, rates?: RateTexts): string[] {
  const { raw, typed, ownRates, chosen, result } = answer
  // What is needed is said already; not that what stands there could not be read.
  if (!result) return readingNotes(calculator, raw, typed, false)
  const hasOwn = rates ? rates.own.length : Object.keys(ownRates).length
  return [
    ...(chosen ? [chosen.note] : []),
    ...(hasOwn ? [calculator.formats.words.form.ownRates(rates?.own.join('; '))] : []),
    ...(rates?.unread ?? []),
    ...readingNotes(calculator, raw, typed),
  ]
}
