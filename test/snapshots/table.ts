/** The same inputs every time: the agreed cases, and the first of them with one input changed at a time. */
import { contract, type Slug, type Typed } from '../oracle/contract'
import { EDGES } from '../oracle/inputs'

export interface Case {
  readonly title: string
  readonly inputs: Typed
}

const written = (value: Typed[string] | undefined) => (value === '' ? 'blank' : String(value))

export function casesOf(slug: Slug): Case[] {
  const { inputs, cases } = contract[slug]
  const base = cases[0]?.inputs ?? {}
  const agreed = cases.map((agreedCase) => ({
    title: inputs.map(({ name }) => `${name} ${written(agreedCase.inputs[name])}`).join(', '),
    inputs: agreedCase.inputs,
  }))
  const single = inputs.filter(({ repeated }) => !repeated)
  // Age is collected for reference, so that no rule changes with it.
  const firstNumber = single.find(({ kind, name }) => kind === 'number' && name !== 'age')?.name
  const changed = single.flatMap(({ name, kind, options = [] }): Case[] => {
    const edges =
      name === firstNumber
        ? (EDGES[slug] ?? []).flatMap((edge) => [edge, Number((edge + 0.01).toFixed(2))])
        : []
    const values =
      kind === 'checkbox'
        ? [true, false]
        : kind === 'select'
          ? options
          : ['', '0', '-20', '12.345', '1234567.89', ...edges.map(String)]
    return values
      .filter((value) => value !== base[name])
      .map((value) => ({ title: `${name} ${written(value)}`, inputs: { ...base, [name]: value } }))
  })
  return [...new Map([...agreed, ...changed].map((each) => [each.title, each])).values()]
}
