import type { Calculator, Example } from './calculator'
import type { Exact } from './exact'
import { filled } from './filled'
import { type Formats, withoutEmptyCents } from './format'
import { type PublishedSet, ratesBy } from './published'
import { quotePrice, quoteSchedule } from './quote-rates'
import type { Step } from './rates'
import { figureIn, fullText, keysOf } from './result'
import { checkedInputs, unknownName } from './unknown-name'
import { withRates } from './with-rates'

/** Rates and results as prose quotes them. Text never types a figure that the calculator knows. */

const stepEnd = (step: Step): number | undefined => step.upTo ?? step.below

/** A name that does not exist must break the build, not print "undefined". */
function strict<Value>(
  where: string,
  what: string,
  known: readonly string[],
  read: (name: string) => Value | undefined,
): Record<string, Value> {
  return new Proxy({} as Record<string, Value>, {
    get(_, name) {
      const value = read(String(name))
      if (value === undefined) throw unknownName(where, what, String(name), known)
      return value
    },
  })
}

/** A sentence drops zeros that say nothing: "$100", "16 oz". */
const inProse = (formats: Formats): Formats => ({
  ...formats,
  money: (value) => withoutEmptyCents(formats.money(value)),
  number: (value, maxDecimals) => formats.number(value, maxDecimals),
})

function quoteIn(calculator: Calculator, formats: Formats) {
  const { rates, fields } = calculator
  const where = `content.mdx of ${calculator.name}`
  const linesFor = (inputs: Example['inputs']) =>
    calculator.run(filled(fields, checkedInputs(where, fields, inputs)))?.lines ?? []
  const stepOf = (name: string, index: number): Step => {
    const schedule = rates[name]
    const step = schedule && 'steps' in schedule ? schedule.steps[index] : undefined
    if (!step) {
      const stepped = Object.entries(rates).flatMap(([key, each]) =>
        'steps' in each ? each.steps.map((_, place) => `${key} ${place}`) : [],
      )
      throw unknownName(where, 'step', `${name} ${index}`, stepped)
    }
    return step
  }
  return {
    /** `rate.finalValue` reads "12.9%", `rate.processing` reads "2.9% + $0.30". */
    rate: strict(
      where,
      'rate',
      Object.keys(rates),
      (name) => rates[name] && quoteSchedule(rates[name], formats),
    ),
    /** One step of a schedule, counted from 0: `step('buyerFee', 0)` reads "25%". */
    step: (name: string, index: number): string => quotePrice(stepOf(name, index), formats),
    /** The figure where a step ends, counted from 0. */
    stepEnd(name: string, index: number): string {
      const end = stepEnd(stepOf(name, index))
      if (end === undefined) throw new ReferenceError(`${where}: step ${index} of '${name}' has no end`)
      return formats.money(end)
    },
    /** `result({ itemPrice: 40 }).net` reads "$33.25": the calculator's own answer, with its unit. */
    result(inputs: Example['inputs']): Record<string, string> {
      const lines = linesFor(inputs)
      return strict(where, 'line', keysOf(lines), (key) => {
        const line = lines.find((candidate) => candidate.key === key)
        return line && fullText(line.value, formats)
      })
    },
    /** The same results as numbers, where text states a share of them or a difference between two. */
    figures(inputs: Example['inputs']): Record<string, Exact> {
      const lines = linesFor(inputs)
      return strict(where, 'figure', keysOf(lines), (key) => {
        const value = lines.find((candidate) => candidate.key === key)?.value
        return value && figureIn(value)
      })
    },
    money: formats.money,
    percent: formats.percent,
    number: (value: number, maxDecimals = 2) => formats.number(value, maxDecimals),
  }
}

/** Figures for sentences, and in `table` the same with every decimal, to stand below each other. */
export const quote = (calculator: Calculator) => ({
  ...quoteIn(calculator, inProse(calculator.formats)),
  table: quoteIn(calculator, calculator.formats),
})

/** The same by a published list, where text says what it would come to. */
export const quoteBy = (calculator: Calculator, set: PublishedSet) =>
  quote(withRates(calculator, ratesBy(calculator, set)))
