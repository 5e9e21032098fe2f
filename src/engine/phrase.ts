import type { EngineWord } from './english'
import type { Exact, Numeric } from './exact'
import { exact } from './exact'
import type { Formats } from './format'

export type PhraseFigure =
  | { readonly as: 'money' | 'percent'; readonly value: Exact }
  | { readonly as: 'number'; readonly value: Exact; readonly unit: string }

type PhrasePart = string | PhraseFigure | { readonly word: EngineWord }

/** How a figure came about, kept apart from how its numbers are written: "12.9% of $115.00". */
export type Phrase = readonly PhrasePart[]

/** What a typed figure may show in a sentence; more digits would only be noise there. */
export const SENTENCE_DECIMALS = 6
/** For what would be nothing with those: a received signal in watts. */
const TINY_DECIMALS = 30

const decimalsOf = (value: Exact) =>
  value.rounded(SENTENCE_DECIMALS).isZero() ? TINY_DECIMALS : SENTENCE_DECIMALS

export const asMoney = (value: Numeric): PhraseFigure => ({ as: 'money', value: exact(value) })
export const asPercent = (value: Numeric): PhraseFigure => ({ as: 'percent', value: exact(value) })
export const asNumber = (value: Numeric, unit = ''): PhraseFigure => ({
  as: 'number',
  value: exact(value),
  unit,
})
export const word = (name: EngineWord): PhrasePart => ({ word: name })

/** A phrase written in place: because`${asMoney(price)} × ${asNumber(quantity)}`. */
export function because(texts: TemplateStringsArray, ...figures: PhrasePart[]): Phrase {
  const parts: PhrasePart[] = []
  for (const [index, text] of texts.entries()) {
    parts.push(text)
    const figure = figures[index]
    if (figure !== undefined) parts.push(figure)
  }
  return parts
}

/** " = 0.0004", behind the working of a line that shows fewer digits than there are. */
export const inFull = (value: Exact, shownDecimals: number): Phrase =>
  value.rounded(decimalsOf(value)).equals(value.rounded(shownDecimals)) ? [] : because` = ${asNumber(value)}`

function written(part: PhrasePart, formats: Formats): string {
  if (typeof part === 'string') return part
  if ('word' in part) return formats.words.engine[part.word]
  switch (part.as) {
    case 'money':
      return formats.money(part.value)
    case 'percent':
      return formats.percent(part.value)
    case 'number': {
      const figure = formats.number(part.value, decimalsOf(part.value))
      return part.unit ? `${figure} ${part.unit}` : figure
    }
  }
}

const OPERATOR = /[+−×÷] $/

/** Nobody reads "$5.00 − -$3.00": behind an operator a negative figure stands in brackets. */
const needsBrackets = (part: PhrasePart, before: PhrasePart | undefined): boolean =>
  typeof part === 'object' &&
  'as' in part &&
  part.value.isBelow(0) &&
  typeof before === 'string' &&
  OPERATOR.test(before)

export const explain = (phrase: Phrase, formats: Formats): string =>
  phrase
    .map((part, index) => {
      const text = written(part, formats)
      return needsBrackets(part, phrase[index - 1]) ? `(${text})` : text
    })
    .join('')
