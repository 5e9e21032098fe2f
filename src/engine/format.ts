import { exact, type Numeric } from './exact'

export type Currency = 'USD' | 'GBP' | 'EUR' | 'AUD'
export type Language = 'en' | 'de'

/** How figures are written on one calculator's page. */
export interface Formats {
  readonly language: Language
  readonly locale: string
  money(value: Numeric): string
  percent(value: Numeric): string
  /** Rounded half-up to `most` decimals; zeros beyond `least` are dropped. */
  number(value: Numeric, most: number, least?: number): string
}

const LOCALES: Record<Currency, string> = {
  USD: 'en-US',
  GBP: 'en-GB',
  EUR: 'de-DE',
  // en-AU itself writes a bare "$", which visitors from elsewhere would read as US dollars.
  AUD: 'en-GB',
}

/** No rate or typed figure needs more; a longer one is rounded for show only. */
const MOST_DECIMALS = 20
const CENTS = 2

const writers = new Map<string, Intl.NumberFormat>()

/** Kept, because making one takes as long as writing a hundred figures with it. */
function writer(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${locale} ${JSON.stringify(options)}`
  const kept = writers.get(key) ?? new Intl.NumberFormat(locale, options)
  writers.set(key, kept)
  return kept
}

export function formatsFor(currency: Currency = 'USD', language: Language = 'en'): Formats {
  const locale = LOCALES[currency]
  // Intl rounds floats in binary but takes decimal texts as they are, so rounding is done before.
  const write = (value: Numeric, places: number, options: Intl.NumberFormatOptions) => {
    const text = exact(value).toText(places) as Intl.StringNumericLiteral
    // Beyond the range of floats it would write ∞, but it writes a whole number of any size.
    const figure = Number.isFinite(Number(text)) ? text : BigInt(text.split('.')[0] as string)
    return writer(locale, { maximumFractionDigits: places, ...options }).format(figure)
  }
  return {
    language,
    locale,
    money: (value) => write(value, CENTS, { style: 'currency', currency, minimumFractionDigits: CENTS }),
    percent: (value) =>
      write(value, MOST_DECIMALS, { style: 'unit', unit: 'percent', minimumFractionDigits: 0 }),
    number: (value, most, least = 0) => write(value, most, { minimumFractionDigits: least }),
  }
}

/** The currency sign as it stands inside a field's edge. */
export function currencySign(currency: Currency): string {
  const parts = new Intl.NumberFormat(LOCALES[currency], { style: 'currency', currency }).formatToParts(0)
  return parts.find(({ type }) => type === 'currency')?.value ?? currency
}
