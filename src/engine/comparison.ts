import type { Calculator, Carried, Comparison } from './calculator'
import type { Exact } from './exact'
import { defaultInputs } from './filled'
import type { RawInputs } from './read'
import { headlineOf } from './result'

/** What stands in one calculator's form, put into another's. */
function carry(from: Comparison, raw: RawInputs, to: Calculator): RawInputs {
  const carried = Object.entries(to.comparison?.carries ?? {}).flatMap(([what, name]) => {
    const source = from.carries[what as Carried]
    return source === undefined ? [] : [[name, raw[source]]]
  })
  return { ...defaultInputs(to.fields), ...to.comparison?.with, ...Object.fromEntries(carried) }
}

/** Whether what stands in the form is the kind of thing that others are compared with. */
export const isComparable = ({ comparison }: Calculator, raw: RawInputs): boolean =>
  comparison !== undefined &&
  Object.entries(comparison.onlyIf ?? {}).every(([name, value]) => raw[name] === value)

export interface Ranked {
  readonly calculator: Calculator
  readonly raw: RawInputs
  readonly amount: Exact
}

/** The same money elsewhere: what is kept, most first, or what is paid, least first. */
export function rank(from: Calculator, raw: RawInputs, others: readonly Calculator[]): Ranked[] {
  const { comparison } = from
  if (!comparison) return []
  const rows = [
    { calculator: from, raw },
    ...others.map((calculator) => ({ calculator, raw: carry(comparison, raw, calculator) })),
  ].flatMap((row): Ranked[] => {
    const result = row.calculator.run(row.raw)
    const value = result && headlineOf(result).value
    return value?.kind === 'money' ? [{ ...row, amount: value.amount }] : []
  })
  const order = comparison.kind === 'ticket' ? 1 : -1
  return rows.sort((a, b) => order * a.amount.compare(b.amount))
}
