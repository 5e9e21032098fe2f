import type { Calculator } from '../../engine/calculator'
import { countedRates } from '../../engine/counted-rates'
import { namedFigure } from '../../engine/figures'
import type { Answer } from '../answer'

/** The visitor's own rates that decided something in a result: "Final value fee 10%". */
export function ownRateTexts(calculator: Calculator, { raw, ownRates, chosen }: Answer): string[] {
  const { formats } = calculator
  const base = chosen ? { ...calculator, rates: chosen.rates } : calculator
  return countedRates(base, raw, ownRates).map((counted) => {
    const { name, figure } = namedFigure(counted, formats, counted.own)
    // "up to $99.99: 12%"
    return `${name}${/\d$/.test(name) ? ': ' : ' '}${figure}`
  })
}
