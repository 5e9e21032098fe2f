import type { Language } from '../engine/format'

/** Said among the questions and by the buttons below them, which only the server draws; so it is in no script. */
export const QUESTION_WORDS = {
  en: {
    calculate: 'Calculate',
    calculateFees: 'Calculate Fees',
    reset: 'Reset',
    sign: 'Change the sign',
    referenceOnly: 'For reference, not part of the result',
  },
  de: {
    calculate: 'Berechnen',
    calculateFees: 'Gebühren berechnen',
    reset: 'Zurücksetzen',
    sign: 'Vorzeichen wechseln',
    referenceOnly: 'Nur zur Information, nicht Teil des Ergebnisses',
  },
} satisfies Record<Language, Record<string, string>>
