import type { Language } from '../../engine/format'

/** What the panel of rates says. */
export const RATES_WORDS = {
  en: {
    ratesHint: (button: string) =>
      `Put in your own figures for this visit, then press ${button}. A blank field counts as the figure that stood in it; Reset restores all of them.`,
    share: 'percentage',
    apply: 'Apply these rates',
  },
  de: {
    ratesHint: (button: string) =>
      `Tragen Sie für diesen Besuch eigene Sätze ein und drücken Sie „${button}“. Ein leeres Feld zählt wie der Satz, der darin stand; „Zurücksetzen“ stellt alle wieder her.`,
    share: 'Prozentsatz',
    apply: 'Mit diesen Sätzen rechnen',
  },
} satisfies Record<Language, Record<string, unknown>>
