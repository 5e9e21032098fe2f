import type { Calculator } from './calculator'
import { Exact } from './exact'
import { type RawInputs, readInputs } from './read'

/** What each field counts as, in the words of a link: a blank price is "0", 2.5 tickets may be "2", a choice is what was chosen. */
export const countedTexts = (
  { fields }: Calculator,
  raw: RawInputs,
): Readonly<Record<string, string | undefined>> =>
  Object.fromEntries(
    Object.entries(readInputs(fields, raw)).map(([name, value]) => [
      name,
      value instanceof Exact ? value.toDecimal() : String(value),
    ]),
  )
