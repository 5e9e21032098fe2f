import type { Calculator } from './calculator'
import { type Figure, figuresOf } from './figures'
import { type OwnRates, ratesWith } from './own-rates'
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
    const { [figure.path]: replaced, ...rest } = own
    if (replaced === undefined) return []
    const without = told(calculator.run(raw, ratesWith(calculator, rest)))
    return without === withAll ? [] : [{ ...figure, own: replaced }]
  })
}

/** What to try in place of a number: a limit that was reached gives way, one that was not changes nothing. */
function trialValues({ path, value }: Figure): number[] {
  if (path.endsWith('/max')) return [value * 2 + 1]
  if (path.endsWith('/min')) return [0]
  // A constant may be a limit of either kind.
  if (path.endsWith('/value')) return [value * 0.9, value * 1.1]
  return [0, value * 2 + 1]
}

/** Numbers of the rates that decide this result. */
export const decidingFigures = (calculator: Calculator, raw: RawInputs): Figure[] =>
  figuresOf(calculator.rates, calculator.formats).filter((figure) =>
    trialValues(figure).some((trial) => countedRates(calculator, raw, { [figure.path]: trial }).length > 0),
  )
