/** Extras of a result, for the tests of single calculators. */
import type { Calculator, Example } from '../src/engine/calculator'
import { exact } from '../src/engine/exact'
import { filled } from '../src/engine/filled'
import { nearestThreshold } from '../src/engine/nearest-threshold'
import { explain } from '../src/engine/phrase'
import { type ReverseQuestion, reverse } from '../src/engine/reverse'

/** The line about a jump, a minimum or a cap near what was entered. */
export const thresholdText =
  (calculator: Calculator) =>
  (inputs: Example['inputs']): string | undefined => {
    const phrase = nearestThreshold(calculator, filled(calculator.fields, inputs))
    return phrase && explain(phrase, calculator.formats).replaceAll('\u00a0', ' ')
  }

/** The price worked back, in cents, and whether it is exact; undefined where there is none. */
export const workedBack =
  (calculator: Calculator, question: ReverseQuestion) => (wanted: number, inputs: Example['inputs']) => {
    const found = reverse(calculator, filled(calculator.fields, inputs), exact(wanted), question)
    return found && [found.cents, found.isExact]
  }
