import type { Calculator } from './calculator'
import { Exact } from './exact'
import { askedBy, type NumberField } from './fields'
import { type Formats, NOTATIONS } from './format'
import { isOwnNotation } from './notation'
import { asMoney, asNumber, asPercent, explain, type PhraseFigure } from './phrase'
import { isShown, type RawInputs, readNumber, reworded } from './read'

/** More of a text than this says nothing more about what was typed. */
const QUOTED = 30

function figureOf({ kind, unit }: NumberField, value: Exact, { currency }: Formats): PhraseFigure {
  if (kind === 'percent') return asPercent(value)
  if (kind !== 'money') return asNumber(value, unit)
  // Cents would cut a rate by the square foot.
  return value.rounded(2).equals(value) ? asMoney(value) : asNumber(value, currency)
}

/** "12 €" or "A$12" where the page counts US dollars, "75%" where it asks for a factor: read as a number, but not as what it says. */
function hasOtherSign(text: string, { kind }: NumberField, { currency }: Formats): boolean {
  const own = kind === 'money' ? NOTATIONS[currency].sign.at(-1) : kind === 'percent' && '%'
  return [...text.matchAll(/(\p{L}*)(\p{Sc}|%)/gu)].some(
    ([, letters = '', sign]) => sign !== own || !currency.startsWith(letters.toUpperCase()),
  )
}

/** "1.000", "2.500": nobody writes cents so, but elsewhere people write thousands so. */
const THOUSANDS = /[1-9]\d*\.\d\d0\D*$/

export const quoted = (text: string) => (text.length > QUOTED ? `${text.slice(0, QUOTED)}…` : text)

/**
 * What was read where it is not what stands in the field: "Shipping charged: blank, counted as $0.00", "Item price: 12,5
 * read as $12.50", "Tickets: 2.5, counted as 2". `typed` holds the texts that a number field could not hold, `raw` what they were read as.
 */
export function readingNotes(
  { fields, formats }: Calculator,
  raw: RawInputs,
  typed: Readonly<Record<string, readonly string[]>> = {},
  namesBlanks = true,
): string[] {
  const words = formats.words.engine
  const isPointed = formats.language === 'en'
  return Object.entries(fields).flatMap(([name, declared]) => {
    const asked = askedBy(declared)
    if (asked.kind === 'choice' || asked.kind === 'toggle') return []
    const field = reworded(asked, fields, raw)
    const { label, forReference } = field
    if (forReference || !isShown(declared, fields, raw)) return []
    const noteOn = (read: string, text = ''): string[] => {
      const used = readNumber(field, read)
      const said = (what: string, verb: string) => [
        `${label}${what}${verb}${explain([figureOf(field, used, formats)], formats)}`,
      ]
      if (read === '' && text) return said(`: ${quoted(text)}${words.unreadable}`, words.countedAs)
      if (read === '')
        return namesBlanks && declared.kind !== 'many' ? said(words.blank, words.countedAs) : []
      const value = Exact.read(read)
      const unit = field.unit?.toLowerCase()
      const bare = unit && text.toLowerCase().endsWith(unit) ? text.slice(0, -unit.length) : text
      const isUsed = value?.equals(used)
      const isThousands = field.kind === 'money' && isPointed && THOUSANDS.test(text || read)
      const isAsWritten =
        !isThousands &&
        (!text || (isOwnNotation(bare, formats.language) && !hasOtherSign(text, field, formats)))
      if (!value || (isUsed && isAsWritten)) return []
      return said(`: ${quoted(text || read)}`, isUsed ? words.readAs : words.countedAs)
    }
    const notes = [raw[name] ?? '']
      .flat()
      .flatMap((read, index) => noteOn(read, typed[name]?.[index]?.trim()))
    // Pieces that say the same.
    return [...new Set(notes)]
  })
}
