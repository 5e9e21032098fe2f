/** What calculators show, for tests: inputs in, displayed texts out, with plain spaces so that they can be typed. */
import type { Calculator, Example } from '../src/engine/calculator'
import { filled } from '../src/engine/filled'
import type { RawInputs } from '../src/engine/read'
import { type Line, type Result, shownText } from '../src/engine/result'
import { transcript } from '../src/engine/transcript'

export type ShownLines = Readonly<Record<string, string>>

const texts = (lines: readonly Line[], { formats }: Calculator): ShownLines =>
  Object.fromEntries(
    lines.map(({ key, value }) => [key, shownText(value, formats).replaceAll('\u00a0', ' ')]),
  )

/** Result lines by key; none when there is no result. */
export const shown = (calculator: Calculator, result: Result): ShownLines =>
  texts(result?.lines ?? [], calculator)

/** The same for some fields filled in and the others untouched. */
export const shownLines =
  (calculator: Calculator) =>
  (inputs: Example['inputs'] = {}): ShownLines =>
    shown(calculator, calculator.run(filled(calculator.fields, inputs)))

/** Whole lines as a visitor reads them: name, figure, unit and how it came about. */
export function wholeLines(calculator: Calculator, inputs: Example['inputs'] = {}): string[] {
  const result = calculator.run(filled(calculator.fields, inputs))
  return result ? transcript(calculator, result).split('\n').slice(1) : []
}

/** Only the lines that were agreed; those that merely explain are left out. */
export const agreedLines = (calculator: Calculator, raw: RawInputs): ShownLines =>
  texts(
    (calculator.run(raw)?.lines ?? []).filter(({ explanatory }) => !explanatory),
    calculator,
  )
