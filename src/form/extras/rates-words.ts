import type { Language } from '../../engine/format'

/** What the panel of rates says. */
export const RATES_WORDS = {
  en: {
    ratesHint: (button: string) =>
      `Put in your own figures for this visit, then press ${button}. Reset restores this page’s figures.`,
    share: 'percentage',
  },
  de: {
    ratesHint: (button: string) =>
      `Tragen Sie für diesen Besuch eigene Sätze ein und drücken Sie „${button}“. „Zurücksetzen“ stellt die Ausgangswerte wieder her.`,
    share: 'Prozentsatz',
  },
} satisfies Record<Language, Record<string, unknown>>
