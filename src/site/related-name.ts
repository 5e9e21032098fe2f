import { type Calculator, isAboutFees, shortNameIn } from '../engine/calculator'
import { currencySign, type Language } from '../engine/format'
import { SITE_WORDS } from './site-words'

/** What a page calls another calculator that it links: its name, or where that is foreign, what it is and in which language. */
export function relatedName(
  language: Language,
  calculator: Pick<Calculator, 'name' | 'shortName' | 'category' | 'currency' | 'formats'>,
): string {
  const { name, currency, formats } = calculator
  if (formats.language === language) return name
  return SITE_WORDS[language].foreignName({
    name,
    short: shortNameIn(language, calculator),
    isAboutFees: isAboutFees(calculator),
    sign: currency && currencySign(currency).before,
  })
}
