import type { Calculator } from '../../engine/calculator'
import { countedRates } from '../../engine/counted-rates'
import type { Answer } from '../answer'

/** The visitor's own rates that decided something in a result: "Final value fee 10%". */
export function ownRateTexts(calculator: Calculator, { raw, ownRates, chosen }: Answer): string[] {
  const { formats } = calculator
  const base = chosen ? { ...calculator, rates: chosen.rates } : calculator
  return countedRates(base, raw, ownRates).map(
    ({ label, unit, own }) =>
      `${label} ${unit === 'percent' ? formats.percent(own) : unit === 'money' ? formats.money(own) : own}`,
  )
}
