import type { Calculator } from '../engine/calculator'
import { QUESTION_WORDS } from './question-words'

/** What the button is called, here and wherever it is spoken of. */
export const calculateLabelOf = ({ calculateLabel, currency, formats: { language } }: Calculator): string =>
  calculateLabel ?? QUESTION_WORDS[language][currency ? 'calculateFees' : 'calculate']
