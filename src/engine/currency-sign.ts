import { type Currency, NOTATIONS } from './format'

/** The currency sign as it stands inside a field's edge. */
export function currencySign(currency: Currency): { readonly before?: string; readonly after?: string } {
  const { sign, signIsLast } = NOTATIONS[currency]
  return signIsLast ? { after: sign } : { before: sign }
}
