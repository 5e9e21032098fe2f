import type { Calculator } from './calculator'
import { exact } from './exact'
import type { NumberField } from './fields'
import type { Formats } from './format'
import { asMoney, asNumber, asPercent, explain } from './phrase'
import { askedAs, isShown, type RawInputs } from './read'
import { WORDS } from './words'

const counted = ({ kind, whenBlank = 0, unit = '' }: NumberField, formats: Formats): string => {
  const value = exact(whenBlank)
  const figure =
    kind === 'money' ? asMoney(value) : kind === 'percent' ? asPercent(value) : asNumber(value, unit)
  return explain([figure], formats)
}

/** What was read where nothing was typed: "Shipping charged: blank, counted as $0.00". */
export function blankNotes({ fields, formats }: Calculator, raw: RawInputs): string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    if (field.kind === 'many' || field.kind === 'choice' || field.kind === 'toggle') return []
    if (field.forReference || raw[name] !== '' || !isShown(field, fields, raw)) return []
    const { label } = askedAs(field, fields, raw)
    return [`${label}${WORDS[formats.language].blankCountedAs}${counted(field, formats)}`]
  })
}
