/** Rates as a table, a button or a text quotes them; apart from quote.ts, which browsers never need. */
import type { Formats, Language } from './format'
import { asMoney, asNumber, asPercent, explain, type Phrase, word } from './phrase'
import { RATE_WORDS } from './rate-words'
import type { Limits, Price, Schedule } from './rates'

function pricePhrase({ percent, fixed, min, max }: Price, language: Language): Phrase {
  return [
    ...(percent === undefined ? [] : [asPercent(percent)]),
    ...(percent !== undefined && fixed !== undefined ? [' + '] : []),
    ...(fixed === undefined ? [] : [asMoney(fixed)]),
    ...(min === undefined ? [] : [word('atLeast'), asMoney(min)]),
    ...(max === undefined ? [] : [RATE_WORDS[language].atMost, asMoney(max)]),
  ]
}

export const quotePrice = (price: Price, formats: Formats): string =>
  explain(pricePhrase(price, formats.language), formats)

/** Where a step applies: "up to $99.99", or beyond the end of the one before it. */
export function stepRange(steps: readonly Limits[], index: number, formats: Formats): string {
  const words = RATE_WORDS[formats.language]
  const { upTo, below } = steps[index] ?? {}
  if (upTo !== undefined) return `${words.upTo}${formats.money(upTo)}`
  if (below !== undefined) return `${words.below}${formats.money(below)}`
  const before = steps[index - 1]
  if (before?.upTo !== undefined) return `${words.above}${formats.money(before.upTo)}`
  return before?.below === undefined ? '' : `${words.from}${formats.money(before.below)}`
}

export function quoteSchedule(schedule: Schedule, formats: Formats): string {
  switch (schedule.kind) {
    case 'rate':
      return quotePrice(schedule, formats)
    case 'constant':
      return explain([asNumber(schedule.value, schedule.unit)], formats)
    default:
      throw new TypeError(`${schedule.label} has steps: quote one of them`)
  }
}
