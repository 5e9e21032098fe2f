/** The same inputs every time: the agreed cases, and the first of them with one input changed at a time. */
import { agreedOf, type Typed } from '../agreed'

export interface Case {
  readonly title: string
  readonly inputs: Typed
}

/** Kept with the calculator. Written where there is none yet, except where CI is set: there it is an error. */
export const snapshotFile = (slug: string, file: string): string =>
  `../../src/calculators/${slug}/__snapshots__/${file}`

const written = (value: Typed[string] | undefined) => (value === '' ? 'blank' : String(value))

export function casesOf(slug: string): Case[] {
  const { inputs, cases, thresholds = {} } = agreedOf(slug)
  const base = cases[0]?.inputs ?? {}
  const agreed = cases.map((agreedCase) => ({
    title: inputs.map(({ name }) => `${name} ${written(agreedCase.inputs[name])}`).join(', '),
    inputs: agreedCase.inputs,
  }))
  const single = inputs.filter(({ repeated }) => !repeated)
  const changed = single.flatMap(({ name, kind, options = [] }): Case[] => {
    const crossed = (thresholds[name] ?? []).flatMap((threshold) => [
      threshold,
      Number((threshold + 0.01).toFixed(2)),
    ])
    const values =
      kind === 'checkbox'
        ? [true, false]
        : kind === 'select'
          ? options
          : ['', '0', '-20', '12.345', '1234567.89', ...crossed.map(String)]
    return values
      .filter((value) => value !== base[name])
      .map((value) => ({ title: `${name} ${written(value)}`, inputs: { ...base, [name]: value } }))
  })
  return [...new Map([...agreed, ...changed].map((each) => [each.title, each])).values()]
}
