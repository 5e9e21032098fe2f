import type { Calculator } from './calculator'
import type { Exact } from './exact'
import { askedBy, type NumberField } from './fields'
import { isShown, type RawInputs, readInputs, reworded } from './read'

interface Principal {
  readonly name: string
  readonly field: NumberField
}

/** The amount that a calculator is about, by its name, worded as in the form. Of several, the first that is shown. */
export function principalOf(
  { fields, principal }: Pick<Calculator, 'fields' | 'principal'>,
  raw: RawInputs = {},
): Principal | undefined {
  for (const name of [principal ?? []].flat()) {
    const field = fields[name]
    if (!field || !isShown(field, fields, raw)) continue
    const asked = askedBy(field)
    if (asked.kind !== 'choice' && asked.kind !== 'toggle')
      return { name, field: reworded(asked, fields, raw) }
  }
  return undefined
}

/** Only of money can be asked what has to be charged, or where a fee jumps. */
export function principalMoneyOf(calculator: Pick<Calculator, 'fields' | 'principal'>, raw?: RawInputs) {
  const principal = principalOf(calculator, raw)
  return principal?.field.kind === 'money' ? principal : undefined
}

/** What stands in the field, or what it counts as. */
export const readPrincipal = ({ name, field }: Principal, raw: RawInputs): Exact =>
  readInputs({ amount: field }, { amount: raw[name] }).amount
