import type { Calculator, Carried } from './calculator'
import { countedTexts } from './counted-texts'
import type { Exact } from './exact'
import { defaultInputs } from './filled'
import type { RawInputs } from './read'
import { headlineOf } from './result'

/**
 * What counts in one calculator's form, put into another's; nothing where it would count as something else there: half a ticket, or
 * none, is not the same everywhere.
 */
function carry(from: Calculator, raw: RawInputs, to: Calculator): RawInputs | undefined {
  const counted = countedTexts(from, raw)
  const carried = Object.entries(to.comparison?.carries ?? {}).flatMap(([what, name]) => {
    const source = from.comparison?.carries[what as Carried]
    return source === undefined ? [] : [[name, counted[source]] as const]
  })
  const put = { ...defaultInputs(to.fields), ...to.comparison?.with, ...Object.fromEntries(carried) }
  const countedThere = countedTexts(to, put)
  return carried.every(([name, text]) => countedThere[name] === text) ? put : undefined
}

/** Whether what stands in the form is the kind of thing that others are compared with. */
export function isComparable(calculator: Calculator, raw: RawInputs): boolean {
  const { comparison } = calculator
  if (!comparison) return false
  const { onlyIf = {}, onlyAtZero } = comparison
  const isZero = onlyAtZero === undefined || countedTexts(calculator, raw)[onlyAtZero] === '0'
  return isZero && Object.entries(onlyIf).every(([name, value]) => raw[name] === value)
}

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
    ...others.map((calculator) => ({ calculator, raw: carry(from, raw, calculator) })),
  ].flatMap(({ calculator, raw: put }): Ranked[] => {
    const result = put && calculator.run(put)
    const value = result && headlineOf(result).value
    return put && value?.kind === 'money' ? [{ calculator, raw: put, amount: value.amount }] : []
  })
  const order = comparison.kind === 'ticket' ? 1 : -1
  return rows.sort((a, b) => order * a.amount.compare(b.amount))
}
