import type { Language } from '../engine/format'

/** Apart from the other words: the search, which knows no calculator, says it too. */
export const TRY_AGAIN: Readonly<Record<Language, string>> = { en: 'Try again', de: 'Erneut versuchen' }
