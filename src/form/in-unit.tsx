import type { Formats } from '../engine/format'
import { UNIT_WORDS } from './unit-words'

interface InUnitProps {
  formats: Formats
  /** Of money and shares the words are known; any other unit says itself. */
  unit: 'money' | 'percent' | (string & {})
}

/** The sign or unit inside a field's edge is for the eyes; those who listen hear it with the label. */
export function InUnit({ formats: { language, currency }, unit }: InUnitProps) {
  const { currencies, percent } = UNIT_WORDS[language]
  const spoken = unit === 'money' ? currencies[currency] : unit === 'percent' ? percent : unit
  return <span className="visually-hidden" translate="no">{`, in ${spoken}`}</span>
}
