import type { Calculator } from '../engine/calculator'
import { readingNotes } from '../engine/notes'
import { countedRates } from '../engine/own-rates'
import type { Answer } from './answer'
import { FORM_WORDS } from './form-words'

/** What else went into a result: whose rates, rates of the visitor's own, and what was read where it is not what was typed. */
export function answerNotes(calculator: Calculator, { raw, typed, ownRates, chosen }: Answer): string[] {
  const { formats } = calculator
  const base = chosen ? { ...calculator, rates: chosen.rates } : calculator
  const list = countedRates(base, raw, ownRates).map(
    ({ label, unit, own }) =>
      `${label} ${unit === 'percent' ? formats.percent(own) : unit === 'money' ? formats.money(own) : own}`,
  )
  return [
    ...(chosen ? [chosen.note] : []),
    ...(list.length ? [FORM_WORDS[formats.language].ownRates(list.join('; '))] : []),
    ...readingNotes(calculator, raw, typed),
  ]
}
