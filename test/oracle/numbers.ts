/**
 * The oracle's own arithmetic, reading and writing of numbers: big.js and plain text. Nothing here may come from
 * src/, or a mistake there would be repeated here and never be found.
 */
import Big, { type BigSource } from 'big.js'

/** Decimals of a quotient: more than the smallest number that is tried has. Cut off, it could not tip a half any more. */
Big.DP = 320
Big.RM = Big.roundHalfUp

export { Big }

/** What a form hands over. */
export type Raw = Readonly<Record<string, string | readonly string[] | undefined>>

const READABLE = /^[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?$/i

/** Blank, unreadable and too large for a number all count as blank; 0 is 0. */
export function read(text: string | undefined, whenBlank: BigSource): Big {
  const typed = (text ?? '').trim()
  const value = Number(typed)
  if (!READABLE.test(typed) || !Number.isFinite(value)) return Big(whenBlank)
  return value === 0 ? Big(0) : Big(typed.replace(/^\+/, ''))
}

/** Times, not divided: a quotient is cut somewhere, a product is exact. */
export const percent = (rate: BigSource, of: Big): Big => of.times(rate).times('0.01')

export const min = (a: Big, b: BigSource): Big => (a.lt(b) ? a : Big(b))
export const max = (a: Big, b: BigSource): Big => (a.gt(b) ? a : Big(b))

/** The whole part below a ÷ b, b above 0, corrected where the decimals of a quotient are not enough to tell. */
export function wholeBelow(a: Big, b: Big): Big {
  const near = a.div(b).round(0, Big.roundDown)
  if (near.times(b).gt(a)) return near.minus(1)
  return near.plus(1).times(b).gt(a) ? near : near.plus(1)
}

export const wholeAbove = (a: Big, b: Big): Big => wholeBelow(a.neg(), b).neg()

const grouped = (digits: string, mark: string) => digits.replace(/\B(?=(\d{3})+$)/g, mark)

/** Rounded half-up, zeros beyond `minPlaces` decimals dropped, no minus before a zero. */
function decimals(
  value: Big,
  places: number,
  minPlaces: number,
): { minus: string; whole: string; rest: string } {
  const rounded = value.abs().toFixed(places, Big.roundHalfUp)
  const [whole = '0', digits = ''] = rounded.split('.')
  const rest = digits.slice(0, minPlaces) + digits.slice(minPlaces).replace(/0+$/, '')
  return { minus: value.lt(0) && /[1-9]/.test(rounded) ? '-' : '', whole, rest }
}

export function numberText(value: Big, places: number, minPlaces = 0): string {
  const { minus, whole, rest } = decimals(value, places, minPlaces)
  return `${minus}${grouped(whole, ',')}${rest && `.${rest}`}`
}

export type Currency = 'USD' | 'GBP' | 'EUR' | 'AUD'
const SIGNS = { USD: '$', GBP: '£', AUD: 'A$' }

export function moneyText(value: Big, currency: Currency): string {
  const { minus, whole, rest } = decimals(value, 2, 2)
  return currency === 'EUR'
    ? `${minus}${grouped(whole, '.')},${rest} €`
    : `${minus}${SIGNS[currency]}${grouped(whole, ',')}.${rest}`
}

/** The figure in a shown text; undefined where there is none. */
export function figureIn(text: string, currency?: Currency): Big | undefined {
  const point = currency === 'EUR' ? ',' : '.'
  const plain = [...text].filter((letter) => /[-\d]/.test(letter) || letter === point).join('')
  return /^-?\d+([.,]\d+)?$/.test(plain) ? Big(plain.replace(',', '.')) : undefined
}

/** Beyond the largest number there is, an outcome is not finite any more. */
export const isReachable = (value: Big): boolean => value.abs().lte(Number.MAX_VALUE)
