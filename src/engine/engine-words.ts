import type { Language } from './format'

/** Words that the engine itself puts between figures, and what a line is called when it has no name of its own. */
export const ENGINE_WORDS = {
  en: {
    of: ' of ',
    cappedAt: ', capped at ',
    atLeast: ', at least ',
    atMost: ', at most ',
    flat: 'flat fee',
    fee: 'Fee',
    net: 'You Receive',
    total: 'Total',
    blank: ': blank',
    unreadable: ' not readable',
    readAs: ' read as ',
    countedAs: ', counted as ',
    upTo: 'up to ',
    below: 'below ',
    above: 'above ',
    from: 'from ',
  },
  de: {
    of: ' von ',
    cappedAt: ', höchstens ',
    atLeast: ', mindestens ',
    atMost: ', höchstens ',
    flat: 'Festgebühr',
    fee: 'Gebühr',
    net: 'Sie erhalten',
    total: 'Gesamt',
    blank: ': leer',
    unreadable: ' nicht lesbar',
    readAs: ' gelesen als ',
    countedAs: ', gilt als ',
    upTo: 'bis ',
    below: 'unter ',
    above: 'über ',
    from: 'ab ',
  },
} satisfies Record<Language, Record<string, string>>

export type EngineWord = keyof (typeof ENGINE_WORDS)['en']
