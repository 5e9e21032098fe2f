import type { Language } from '../engine/format'

/** Said among the questions, which only the server draws; so it is in no script. */
export const QUESTION_WORDS = {
  en: {
    sign: 'Change the sign',
    referenceOnly: 'For reference, not part of the result',
  },
  de: {
    sign: 'Vorzeichen wechseln',
    referenceOnly: 'Nur zur Information, nicht Teil des Ergebnisses',
  },
} satisfies Record<Language, Record<string, string>>
