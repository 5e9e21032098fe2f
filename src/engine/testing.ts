import { type Calculator, type Example, filled } from './calculator'
import { shownText } from './result'

/** For tests: inputs in, the displayed figure of every line out; empty when there is no result. */
export const shownLines =
  (calculator: Calculator) =>
  (inputs: Example['inputs'] = {}): Record<string, string> => {
    const result = calculator.run(filled(calculator.fields, inputs))
    return Object.fromEntries(
      (result?.lines ?? []).map(({ key, value }) => [
        key,
        // Plain spaces, so that expectations can be typed.
        shownText(value, calculator.formats).replaceAll('\u00a0', ' '),
      ]),
    )
  }
