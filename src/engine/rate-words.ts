import type { Language } from './format'

interface RateWords {
  readonly atMost: string
  readonly upTo: string
  readonly below: string
  readonly above: string
  readonly from: string
  /** What a part of a price is called beside its figure. */
  readonly parts: Readonly<Record<'fixed' | 'min' | 'max', string>>
}

/** What is said between the figures of rates where they are listed; a first result says none of it, so it comes later. */
export const RATE_WORDS: Readonly<Record<Language, RateWords>> = {
  en: {
    atMost: ', at most ',
    upTo: 'up to ',
    below: 'below ',
    above: 'above ',
    from: 'from ',
    parts: { fixed: 'fixed part', min: 'at least', max: 'at most' },
  },
  de: {
    atMost: ', höchstens ',
    upTo: 'bis ',
    below: 'unter ',
    above: 'über ',
    from: 'ab ',
    parts: { fixed: 'Festgebühr', min: 'mindestens', max: 'höchstens' },
  },
}
