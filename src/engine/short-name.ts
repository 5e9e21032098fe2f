import type { Calculator } from './calculator'
import type { Language } from './format'

/** Apart from the calculator: no form says it before a result. */
export const shortNameIn = (language: Language, { shortName }: Pick<Calculator, 'shortName'>): string =>
  typeof shortName === 'string' ? shortName : shortName[language]
