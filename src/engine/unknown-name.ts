import type { Example } from './calculator'
import type { Fields } from './fields'

/** Names to choose from, as a sentence lists them: 'a', 'b'. */
export const listed = (names: readonly string[]): string => names.map((name) => `'${name}'`).join(', ')

/** Stops a build where something names what is not there: where, which name, and what was expected. */
export const unknownName = (
  where: string,
  what: string,
  name: string,
  known: readonly string[],
): ReferenceError =>
  new ReferenceError(`${where} names the ${what} '${name}', expected ${listed(known) || 'none'}`)

/** Inputs written in code: every field is there, and every choice is one of its options. */
export function checkedInputs(where: string, fields: Fields, inputs: Example['inputs']): Example['inputs'] {
  for (const [name, value] of Object.entries(inputs)) {
    const field = fields[name]
    if (!field) throw unknownName(where, 'field', name, Object.keys(fields))
    if (field.kind !== 'choice') continue
    const options = field.options.map(([option]) => option)
    if (!options.includes(String(value)))
      throw unknownName(where, `choice of ${name}`, String(value), options)
  }
  return inputs
}
