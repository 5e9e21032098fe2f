import { exact, type Numeric } from './exact'

export type Currency = 'USD' | 'GBP' | 'EUR' | 'AUD'
export type Language = 'en' | 'de'

/** How figures are written on one calculator's page. */
export interface Formats {
  readonly language: Language
  money(value: Numeric): string
  percent(value: Numeric): string
  /** Rounded half-up to `maxDecimals` decimals; zeros beyond `minDecimals` are dropped. */
  number(value: Numeric, maxDecimals: number, minDecimals?: number): string
}

interface Notation {
  readonly sign: string
  readonly signIsLast: boolean
  readonly group: string
  readonly point: string
  /** Between a figure and the sign after it. */
  readonly gap: string
}

const ENGLISH = { signIsLast: false, group: ',', point: '.', gap: '' }

/**
 * As Intl writes them, which the tests hold this against. Intl itself takes longer to make its first figure
 * than a phone takes for the whole rest of a press.
 */
const NOTATIONS: Readonly<Record<Currency, Notation>> = {
  USD: { ...ENGLISH, sign: '$' },
  GBP: { ...ENGLISH, sign: '£' },
  // In Australia itself a bare "$", which visitors from elsewhere would read as US dollars.
  AUD: { ...ENGLISH, sign: 'A$' },
  EUR: { signIsLast: true, group: '.', point: ',', gap: '\u00a0', sign: '€' },
}

/** No rate or typed figure needs more; a longer one is rounded for show only. */
const MAX_DECIMALS = 20
const CENTS = 2

const THOUSANDS = /\B(?=(?:\d{3})+$)/g

export function formatsFor(currency: Currency = 'USD', language: Language = 'en'): Formats {
  const { sign, signIsLast, group, point, gap } = NOTATIONS[currency]
  const number = (value: Numeric, maxDecimals: number, minDecimals = 0) => {
    const [whole = '', decimals = ''] = exact(value).toText(maxDecimals).split('.')
    const kept = decimals.replace(/0+$/, '').padEnd(minDecimals, '0')
    return `${whole.replace(THOUSANDS, group)}${kept && point}${kept}`
  }
  const money = (value: Numeric) => {
    const figure = number(value, CENTS, CENTS)
    return signIsLast ? `${figure}${gap}${sign}` : figure.replace(/^-?/, (minus) => `${minus}${sign}`)
  }
  return {
    language,
    money,
    percent: (value) => `${number(value, MAX_DECIMALS)}${gap}%`,
    number,
  }
}

/** The currency sign as it stands inside a field's edge. */
export function currencySign(currency: Currency): { readonly before?: string; readonly after?: string } {
  const { sign, signIsLast } = NOTATIONS[currency]
  return signIsLast ? { after: sign } : { before: sign }
}

/** A round amount without its cents: "$100". */
export const withoutEmptyCents = (money: string): string => money.replace(/[.,]00(?!\d)/, '')
