import type { Language } from '../../engine/format'

/** What the panel of rates says. */
export const RATES_WORDS = {
  en: {
    ratesHint:
      'Put in your own figures for this visit, then apply them. A blank field counts as the figure that stood in it; Reset restores them with the whole form.',
    share: 'percentage',
    apply: 'Apply these rates',
  },
  de: {
    ratesHint:
      'Tragen Sie für diesen Besuch eigene Sätze ein und wählen Sie „Mit diesen Sätzen rechnen“. Ein leeres Feld zählt wie der Satz, der darin stand; „Zurücksetzen“ setzt sie mit dem ganzen Formular zurück.',
    share: 'Prozentsatz',
    apply: 'Mit diesen Sätzen rechnen',
  },
} satisfies Record<Language, Record<string, unknown>>
