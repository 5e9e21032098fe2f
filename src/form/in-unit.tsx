import type { Calculator } from '../engine/calculator'

interface InUnitProps {
  calculator: Pick<Calculator, 'formats' | 'currency'>
  /** Of money and shares the words are known; any other unit says itself. */
  unit: 'money' | 'percent' | (string & {})
}

/** The sign or unit inside a field's edge is for the eyes; those who listen hear it with the label. */
export function InUnit({ calculator: { formats, currency = 'USD' }, unit }: InUnitProps) {
  const { currencies, percent } = formats.words.form
  const spoken = unit === 'money' ? currencies[currency] : unit === 'percent' ? percent : unit
  return <span className="visually-hidden" translate="no">{`, in ${spoken}`}</span>
}
