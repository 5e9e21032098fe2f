import type { Calculator } from '../../engine/calculator'
import { countedRates } from '../../engine/counted-rates'
import { figuresOf, namedFigure } from '../../engine/figures'
import { quoted } from '../../engine/notes'
import { withRates } from '../../engine/with-rates'
import type { Answer } from '../answer'
import type { RateTexts } from '../answer-notes'
import { rateName } from '../form-state'

/** The visitor's own rates that decided something in a result: "Final value fee 10%". */
export function ownRateTexts(calculator: Calculator, { raw, ownRates, chosen }: Answer): string[] {
  const { formats } = calculator
  const base = chosen ? withRates(calculator, chosen.rates) : calculator
  return countedRates(base, raw, ownRates).map((counted) => {
    const { name, figure } = namedFigure(counted, formats, counted.own)
    // "up to $99.99: 12%"
    return `${name}${counted.range && !counted.suffix ? ': ' : ' '}${figure}`
  })
}

/** Own rates that nobody could read, and what was counted in their place. */
function unreadTexts(calculator: Calculator, { typed, ownRates, rates }: Answer): string[] {
  // As with own rates: nobody waits for what most visitors do not have.
  if (Object.keys(typed).length === 0) return []
  const { formats } = calculator
  const { unreadable, countedAs } = formats.words.engine
  return figuresOf(rates, formats).flatMap((counted) => {
    const text = typed[rateName(counted.path)]?.[0]?.trim()
    if (!text || counted.path in ownRates) return []
    const { name, figure } = namedFigure(counted, formats)
    return [`${name}: ${quoted(text)}${unreadable}${countedAs}${figure}`]
  })
}

export const rateTexts = (calculator: Calculator, answer: Answer): RateTexts => ({
  own: ownRateTexts(calculator, answer),
  unread: unreadTexts(calculator, answer),
})
