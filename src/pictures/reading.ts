import { type Calculator, type Example, filled } from '../engine/calculator'
import { exact } from '../engine/exact'
import type { Rates } from '../engine/rates'
import type { Breakdown, Line } from '../engine/result'

export type Inputs = Example['inputs']

/** What a picture reads of a calculator. A name that does not exist stops the build instead of drawing something else. */
export function reading(calculator: Calculator) {
  const { name: whose, fields, rates, examples, formats } = calculator

  const missing = (what: string, name: string) =>
    new ReferenceError(`The picture of ${whose} needs the ${what} "${name}", and there is none`)

  function checked(inputs: Inputs): Inputs {
    for (const [name, value] of Object.entries(inputs)) {
      const field = fields[name]
      if (!field) throw missing('field', name)
      if (field.kind === 'choice' && !field.options.some(([option]) => option === value))
        throw missing(`choice of ${name}`, String(value))
    }
    return inputs
  }

  function run(inputs: Inputs, own: Rates = rates): Breakdown {
    const result = calculator.run(filled(fields, checked(inputs)), own)
    if (!result) throw new RangeError(`The picture of ${whose} has no result for ${JSON.stringify(inputs)}`)
    return result
  }

  function lineOf({ lines }: Breakdown, key: string): Line {
    const line = lines.find((candidate) => candidate.key === key)
    if (!line) throw missing('line', key)
    return line
  }

  function figureOf(breakdown: Breakdown, key: string): number {
    const { value } = lineOf(breakdown, key)
    if (value.kind === 'text') throw missing('figure', key)
    return (value.kind === 'money' ? value.amount : value.value).toNumber()
  }

  return {
    run,
    figureOf,
    figure: (inputs: Inputs, key: string, own?: Rates): number => figureOf(run(inputs, own), key),
    /** A constant among the rates: its figure and its label. */
    constant(name: string): { readonly value: number; readonly label: string } {
      const schedule = rates[name]
      if (schedule?.kind !== 'constant') throw missing('constant', name)
      return schedule
    },
    /** What stands in a field at first. */
    initial(name: string): number {
      const field = fields[name]
      if (!field || !('default' in field) || typeof field.default !== 'number')
        throw missing('field with a figure', name)
      return field.default
    },
    /** The example of the page whose title has these words. */
    example(words: string): Inputs {
      const found = examples.find(({ title }) => title.includes(words))
      if (!found) throw missing('example', words)
      return checked(found.inputs)
    },
    number: (value: number, maxDecimals = 2): string => formats.number(value, maxDecimals),
    /** Without the cents of a round amount: "$1,000". */
    money: (value: number): string => formats.money(value).replace(/[.,]00(?=\D*$)/, ''),
    percent: (value: number, maxDecimals = 1): string => formats.percent(exact(value).rounded(maxDecimals)),
  }
}
