import { ENGLISH, type Words } from './english'
import { exact, type Numeric } from './exact'

export type Currency = 'USD' | 'GBP' | 'EUR' | 'AUD'
export type Language = Words['language']

/** How figures are written and what is said between them on one calculator's page. */
export interface Formats {
  readonly language: Language
  readonly words: Words
  /** US dollars where a calculator names none. */
  readonly currency: Currency
  money(value: Numeric): string
  percent(value: Numeric): string
  /** Rounded half-up to `maxDecimals` decimals; zeros beyond `minDecimals` are dropped. */
  number(value: Numeric, maxDecimals: number, minDecimals?: number): string
}

interface Notation {
  readonly sign: string
  readonly group: string
  readonly point: string
  /** Between a figure and the sign after it; none where the sign of a currency stands first. */
  readonly gap: string
}

const SIGN_FIRST = { group: ',', point: '.', gap: '' }

/**
 * As Intl writes them, which the tests hold this against. Intl itself takes longer to make its first figure
 * than a phone takes for the whole rest of a press.
 */
export const NOTATIONS: Readonly<Record<Currency, Notation>> = {
  USD: { ...SIGN_FIRST, sign: '$' },
  GBP: { ...SIGN_FIRST, sign: '£' },
  // In Australia itself a bare "$", which visitors from elsewhere would read as US dollars.
  AUD: { ...SIGN_FIRST, sign: 'A$' },
  EUR: { group: '.', point: ',', gap: '\u00a0', sign: '€' },
}

/** No rate or typed figure needs more; a longer one is rounded for show only. */
const MAX_DECIMALS = 20
const CENTS = 2

const THOUSANDS = /\B(?=(?:\d{3})+$)/g

export function formatsFor(currency: Currency = 'USD', words: Words = ENGLISH): Formats {
  const { sign, group, point, gap } = NOTATIONS[currency]
  const number = (value: Numeric, maxDecimals: number, minDecimals = 0) => {
    const [whole = '', decimals = ''] = exact(value).toText(maxDecimals).split('.')
    // Most figures are sums of money, which keep both their decimals.
    const kept = minDecimals < maxDecimals ? decimals.replace(/0+$/, '').padEnd(minDecimals, '0') : decimals
    return `${whole.replace(THOUSANDS, group)}${kept && point}${kept}`
  }
  const money = (value: Numeric) => {
    const figure = number(value, CENTS, CENTS)
    return gap ? `${figure}${gap}${sign}` : figure.replace(/^-?/, (minus) => `${minus}${sign}`)
  }
  return {
    language: words.language,
    words,
    currency,
    money,
    percent: (value) => `${number(value, MAX_DECIMALS)}${gap}%`,
    number,
  }
}

/** A round amount without its cents: "$100". */
export const withoutEmptyCents = (money: string): string => money.replace(/[.,]00(?!\d)/, '')
