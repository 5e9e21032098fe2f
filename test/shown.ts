import type { Calculator } from '../src/engine/calculator'
import { type Result, shownText } from '../src/engine/result'

/** Result lines by key, as displayed. */
export const shown = (calculator: Calculator, result: Result): Record<string, string> =>
  Object.fromEntries(
    (result?.lines ?? []).map(({ key, value }) => [key, shownText(value, calculator.formats)]),
  )
