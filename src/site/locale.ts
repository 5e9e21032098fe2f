import type { Currency, Language } from '../engine/format'

/** Countries that English pages are for, by the money they are about; the rest is for everybody, as American English is. */
const ENGLISH: Partial<Record<Currency, string>> = { GBP: 'en_GB', AUD: 'en_AU' }

/** Language and country of a page, as shared links name them. */
export const localeOf = (language: Language, currency?: Currency): string =>
  language === 'de' ? 'de_DE' : ((currency && ENGLISH[currency]) ?? 'en_US')
