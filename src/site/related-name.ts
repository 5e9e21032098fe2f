import { type Calculator, isAboutFees } from '../engine/calculator'
import { currencySign } from '../engine/currency-sign'
import type { Currency, Language } from '../engine/format'
import { shortNameIn } from '../engine/short-name'
import { SITE_WORDS } from './site-words'

function signOf(currency: Currency): string | undefined {
  const { before, after } = currencySign(currency)
  return before ?? after
}

interface RelatedName {
  readonly name: string
  /** In the language of the page, where the calculator speaks another: which one, and whose money it counts. */
  readonly note: string
}

/** What a page calls another calculator that it links: its name, or where that is foreign, what it is and in which language. */
export function relatedName(
  language: Language,
  calculator: Pick<Calculator, 'name' | 'shortName' | 'category' | 'currency' | 'formats'>,
): RelatedName {
  const { name, currency, formats } = calculator
  if (formats.language === language) return { name, note: '' }
  return SITE_WORDS[language].foreignName({
    name,
    short: shortNameIn(language, calculator),
    isAboutFees: isAboutFees(calculator),
    sign: currency && signOf(currency),
  })
}
