import type { Currency, Language } from '../engine/format'

/** What a field is counted in, for those who listen. Said by the server, and by what is fetched after the form. */
export const UNIT_WORDS = {
  en: {
    percent: 'percent',
    currencies: { USD: 'US dollars', GBP: 'pounds', EUR: 'euros', AUD: 'Australian dollars' },
  },
  de: {
    percent: 'Prozent',
    currencies: { USD: 'US-Dollar', GBP: 'Pfund', EUR: 'Euro', AUD: 'Australischen Dollar' },
  },
} satisfies Record<Language, { percent: string; currencies: Record<Currency, string> }>
