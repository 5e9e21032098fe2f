import type { Language } from '../../engine/format'

/** What the panel of rates says. */
export const RATES_WORDS = {
  en: {
    ratesHint:
      'Put in your own figures for this visit, then apply them. A field left blank keeps its figure; Reset restores all rates and the form.',
    share: 'percentage',
    apply: 'Apply these rates',
  },
  de: {
    ratesHint:
      'Tragen Sie eigene Sätze ein und wählen Sie „Mit diesen Sätzen rechnen“. Ist ein Feld leer, gilt der bisherige Satz; „Zurücksetzen“ stellt alle Sätze und das Formular wieder her.',
    share: 'Prozentsatz',
    apply: 'Mit diesen Sätzen rechnen',
  },
} satisfies Record<Language, Record<string, unknown>>
