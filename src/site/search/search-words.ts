import type { Language } from '../../engine/format'

const cut = (query: string) => (query.length > 40 ? `${query.slice(0, 40)}…` : query)

/** What search says; apart from the site's other words, because browsers fetch it. */
export const SEARCH_WORDS = {
  en: {
    open: 'Search',
    label: 'Find a calculator',
    examples: 'Find a calculator: eBay, probate …',
    found: (count: number) => (count === 1 ? '1 calculator' : `${count} calculators`),
    missed: (word: string) => `, none for “${cut(word)}”`,
    none: (query: string) => `No calculator matches “${cut(query)}”`,
    all: (count: number) => `Show all ${count}`,
    failed: 'The search could not be loaded. The home page lists every calculator.',
    tryAgain: 'Try again',
  },
  de: {
    open: 'Suche',
    label: 'Rechner finden',
    examples: 'Rechner finden: eBay, Nachlass …',
    found: (count: number) => `${count} Rechner`,
    missed: (word: string) => `, keiner für „${cut(word)}“`,
    none: (query: string) => `Kein Rechner passt zu „${cut(query)}“`,
    all: (count: number) => `Alle ${count} zeigen`,
    failed: 'Die Suche konnte nicht geladen werden. Die Startseite führt alle Rechner auf.',
    tryAgain: 'Erneut versuchen',
  },
} satisfies Record<Language, Record<string, unknown>>
