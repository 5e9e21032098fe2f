import type { Calculator } from './calculator'
import { type Exact, exact } from './exact'
import { askedBy, type NumberField } from './fields'
import { isShown, type RawInputs, readInputs, reworded } from './read'
import type { Breakdown } from './result'

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

const CENTS = 100

/** Beyond this, cents are no longer whole numbers that a float can count. */
export const MAX_CENTS = 1e15

export const centsText = (cents: number): string => exact(cents).over(CENTS).toText(2)

/** The calculation as a function of its principal amount in cents, everything else as it stands in the form. */
export function byCents(calculator: Calculator, raw: RawInputs) {
  const name = principalOf(calculator, raw)?.name ?? ''
  return (cents: number): Breakdown | null => calculator.run({ ...raw, [name]: centsText(cents) })
}

export const inWholeCents = (amount: Exact): number => Number(amount.times(CENTS).toText(0))
