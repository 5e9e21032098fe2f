import type { Calculator, Example } from '../engine/calculator'
import { exact } from '../engine/exact'
import { filled } from '../engine/filled'
import { withoutEmptyCents } from '../engine/format'
import type { Rates } from '../engine/rates'
import { type Breakdown, figureIn, keysOf, type Line } from '../engine/result'
import { checkedInputs, unknownName } from '../engine/unknown-name'

export type Inputs = Example['inputs']

/** What a picture or table reads of a calculator. A name that does not exist stops the build instead of showing something else. */
export function reading(calculator: Calculator) {
  const { name: whose, fields, rates, examples, formats } = calculator

  const where = `A picture or table of ${whose}`
  const checked = (inputs: Inputs) => checkedInputs(where, fields, inputs)

  function run(inputs: Inputs, own: Rates = rates): Breakdown {
    const result = calculator.run(filled(fields, checked(inputs)), own)
    if (!result) throw new RangeError(`${where} has no result for ${JSON.stringify(inputs)}`)
    return result
  }

  function lineOf({ lines }: Breakdown, key: string): Line {
    const line = lines.find((candidate) => candidate.key === key)
    if (!line) throw unknownName(where, 'line', key, keysOf(lines))
    return line
  }

  function figureOf(breakdown: Breakdown, key: string): number {
    const figure = figureIn(lineOf(breakdown, key).value)
    const figures = breakdown.lines.filter(({ value }) => figureIn(value))
    if (!figure) throw unknownName(where, 'figure', key, keysOf(figures))
    return figure.toNumber()
  }

  return {
    run,
    figureOf,
    figure: (inputs: Inputs, key: string, own?: Rates): number => figureOf(run(inputs, own), key),
    /** A constant among the rates: its figure and its label. */
    constant(name: string): { readonly value: number; readonly label: string } {
      const schedule = rates[name]
      const constants = Object.keys(rates).filter((key) => rates[key]?.kind === 'constant')
      if (schedule?.kind !== 'constant') throw unknownName(where, 'constant', name, constants)
      return schedule
    },
    /** What stands in a field at first. */
    initial(name: string): number {
      const field = fields[name]
      if (!field || !('default' in field) || typeof field.default !== 'number')
        throw unknownName(where, 'field with a figure', name, Object.keys(fields))
      return field.default
    },
    /** The only example of the page whose title has these words. */
    example(words: string): Inputs {
      const [found, ...others] = examples.filter(({ title }) => title.includes(words))
      if (!found || others.length > 0)
        throw unknownName(
          where,
          'example',
          words,
          examples.map(({ title }) => title),
        )
      return checked(found.inputs)
    },
    number: (value: number, maxDecimals = 2): string => formats.number(value, maxDecimals),
    money: (value: number): string => withoutEmptyCents(formats.money(value)),
    percent: (value: number, maxDecimals = 1): string => formats.percent(exact(value).rounded(maxDecimals)),
  }
}
