import type { Calculator } from './calculator'
import { type Figure, figuresOf, type PartWords } from './figures'
import type { OwnRates } from './fragment'
import { ratesWith } from './own-rates'
import type { RawInputs } from './read'
import type { Result } from './result'
import { transcript } from './transcript'

/** An own rate that decided something in a result. */
export interface CountedRate extends Figure {
  readonly own: number
}

/** Own rates that changed this result; those that changed nothing are not mentioned. */
export function countedRates(calculator: Calculator, raw: RawInputs, own: OwnRates): CountedRate[] {
  // Most visitors have none, and theirs is asked with every press, before the result can be seen.
  if (Object.keys(own).length === 0) return []
  const told = (result: Result) => result && transcript(calculator, result)
  const withAll = told(calculator.run(raw, ratesWith(calculator, own)))
  return figuresOf(calculator.rates, calculator.formats).flatMap((figure) => {
    const { [figure.path]: replaced, ...others } = own
    if (replaced === undefined) return []
    const without = told(calculator.run(raw, ratesWith(calculator, others)))
    return without === withAll ? [] : [{ ...figure, own: replaced }]
  })
}

/** Numbers of the rates that decide this result: smaller or larger, they would change it. */
export const decidingFigures = (calculator: Calculator, raw: RawInputs, words: PartWords): Figure[] =>
  figuresOf(calculator.rates, calculator.formats, words).filter(({ path, value }) =>
    [0, value * 2 + 1].some((other) => countedRates(calculator, raw, { [path]: other }).length > 0),
  )
