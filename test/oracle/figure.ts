import type { Calculator } from '../../src/engine/calculator'
import { agreedLines } from '../shown'
import { type Big, figureIn, type Raw } from './numbers'

/** One shown figure of a calculator; undefined when its line is not there. */
export function figureOf(calculator: Calculator, raw: Raw, key: string): Big | undefined {
  const text = agreedLines(calculator, raw)[key]
  return text === undefined ? undefined : figureIn(text, calculator.currency)
}
