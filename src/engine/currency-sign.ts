import { type Currency, NOTATIONS } from './format'

/** The currency sign as it stands inside a field's edge. */
export function currencySign(currency: Currency): { readonly before?: string; readonly after?: string } {
  const { sign, gap } = NOTATIONS[currency]
  return gap ? { after: sign } : { before: sign }
}
