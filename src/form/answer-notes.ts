import type { Calculator } from '../engine/calculator'
import { readingNotes } from '../engine/notes'
import { countedRates } from '../engine/own-rates'
import type { Answer } from './answer'
import { FORM_WORDS } from './form-words'

/** Notes below a result: whose rates, own rates, and inputs that were read differently from how they were typed. */
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
