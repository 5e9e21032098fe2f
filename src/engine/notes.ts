import type { Calculator } from './calculator'
import { ENGINE_WORDS } from './engine-words'
import { Exact, exact, type Numeric } from './exact'
import { askedBy, type NumberField } from './fields'
import type { Formats } from './format'
import { isOwnNotation } from './notation'
import { asMoney, asNumber, asPercent, explain } from './phrase'
import { isShown, type RawInputs, readNumber, reworded } from './read'

/** More of a text than this says nothing more about what was typed. */
const QUOTED = 30

function figureText({ kind, unit = '' }: NumberField, value: Numeric, formats: Formats): string {
  const figure =
    kind === 'money' ? asMoney(value) : kind === 'percent' ? asPercent(value) : asNumber(value, unit)
  return explain([figure], formats)
}

const quoted = (text: string) => (text.length > QUOTED ? `${text.slice(0, QUOTED)}…` : text)

/**
 * What was read where it is not what stands in the field: "Shipping charged: blank, counted as $0.00", "Item price: 12,5
 * read as $12.50", "Tickets: 2.5 counted as 2". `typed` holds the texts that a number field could not hold, `raw` what they were read as.
 */
export function readingNotes(
  { fields, formats }: Calculator,
  raw: RawInputs,
  typed: Readonly<Record<string, readonly string[]>> = {},
): string[] {
  const words = ENGINE_WORDS[formats.language]
  return Object.entries(fields).flatMap(([name, declared]) => {
    const asked = askedBy(declared)
    if (asked.kind === 'choice' || asked.kind === 'toggle') return []
    const field = reworded(asked, fields, raw)
    const { label, whenBlank = 0, forReference } = field
    if (forReference || !isShown(declared, fields, raw)) return []
    const counted = figureText(field, exact(whenBlank), formats)
    const noteOn = (read: string, text = ''): string[] => {
      if (read === '' && text) return [`${label}: ${quoted(text)}${words.unreadableCountedAs}${counted}`]
      if (read === '') return declared.kind === 'many' ? [] : [`${label}${words.blankCountedAs}${counted}`]
      const value = Exact.read(read)
      if (!value) return []
      const used = readNumber(field, read)
      const isAsWritten = !text || isOwnNotation(text, formats.language)
      const isUsed = used.equals(value)
      if (isAsWritten && isUsed) return []
      const verb = isUsed ? words.readAs : words.countedAs
      return [`${label}: ${quoted(text || read)}${verb}${figureText(field, used, formats)}`]
    }
    const notes = [raw[name] ?? '']
      .flat()
      .flatMap((read, index) => noteOn(read, typed[name]?.[index]?.trim()))
    // Pieces that say the same.
    return [...new Set(notes)]
  })
}
