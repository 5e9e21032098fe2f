import type { Calculator } from '../engine/calculator'

/** What the button is called, here and wherever it is spoken of. */
export const calculateLabelOf = ({ calculateLabel, currency, formats: { words } }: Calculator): string =>
  calculateLabel ?? words.form[currency ? 'calculateFees' : 'calculate']
