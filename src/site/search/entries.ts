import type { Language } from '../../engine/format'
import { shortNameIn } from '../../engine/short-name'
import type { Page } from '../calculator-pages'
import { CATEGORIES } from '../site-words'
import type { Findable } from './match'

/** A calculator as search knows and shows it; in the browser it comes from `/search.json`. */
export interface Entry extends Findable {
  readonly path: string
  /** The language of its page. */
  readonly language: Language
  /** What it is called in a list of results. */
  readonly shown: Readonly<Record<Language, string>>
}

export function entryOf({ path, calculator, keywords, card }: Page): Entry {
  const { name, category, formats } = calculator
  const german = shortNameIn('de', calculator)
  return {
    path,
    language: formats.language,
    shown: { en: name, de: german },
    names: [...new Set([name, shortNameIn('en', calculator), german])],
    keywords,
    categories: [CATEGORIES.en[category], CATEGORIES.de[category]],
    card,
  }
}
