/** Shown lines held against the oracle's answer; every difference is one sentence. */
import { agreedOf } from '../agreed'
import type { ShownLines } from '../shown'
import { type Answer, Asked, type Bill, type Line } from './answer'
import { Big, type Currency, figureIn, isReachable, moneyText, numberText, type Raw } from './numbers'
import { ORACLES } from './oracles'

/** How far two computations with floats may lie apart, by the size of the value. */
const FLOAT_SLACK = 1e-12

const CENT = Big('0.01')

function lineProblem(line: Line, shown: string, currency: Currency): string | undefined {
  const differs = (expected: string) => (shown === expected ? undefined : `must be ${expected}`)
  switch (line.kind) {
    case 'money':
      return differs(moneyText(line.value, currency))
    case 'number':
      return differs(numberText(line.value, line.places, line.minPlaces))
    case 'text':
      if (typeof line.text === 'string') return differs(line.text)
      return line.text.test(shown) ? undefined : `must match ${line.text}`
    case 'about': {
      const { value, places, minPlaces } = line
      const slack = value.abs().plus(1).times(FLOAT_SLACK)
      const [low, high] = [value.minus(slack), value.plus(slack)].map((end) => end.round(places))
      const figure = figureIn(shown)
      const isNear = figure && low && high && figure.gte(low) && figure.lte(high)
      return isNear && shown === numberText(figure, places, minPlaces)
        ? undefined
        : `must be ${numberText(value, places, minPlaces)}`
    }
  }
}

interface Part {
  readonly key: string
  readonly exact: Big
  readonly shown: Big
}

const sum = (values: readonly Big[]): Big => values.reduce((total, value) => total.plus(value), Big(0))

/** The parts are cut or raised to a cent, raised where most was cut, and add up to the rounded total. */
function partProblems(parts: readonly Part[], currency: Currency): string[] {
  const cents = (value: Big) => moneyText(value, currency)
  const far = parts
    .filter(({ exact, shown }) => shown.minus(exact).abs().gte(CENT))
    .map(({ key, exact, shown }) => `${key} shows ${cents(shown)}, a cent or more from ${exact.toFixed()}`)
  const total = sum(parts.map(({ exact }) => exact)).round(2)
  const added = sum(parts.map(({ shown }) => shown))
  const short = added.eq(total) ? [] : [`the parts add up to ${cents(added)}, not to ${cents(total)}`]
  const lost = (wanted: boolean) =>
    parts
      .filter(({ exact, shown }) => shown.gt(exact) === wanted && !shown.eq(exact))
      .map(({ exact }) => exact.minus(exact.round(2, exact.lt(0) ? Big.roundUp : Big.roundDown)))
  const leastRaised = lost(true).reduce((a, b) => (a.lt(b) ? a : b), CENT)
  const mostCut = lost(false).reduce((a, b) => (a.gt(b) ? a : b), Big(0))
  const unfair = leastRaised.lt(mostCut) ? ['a part was raised that lost less than one that was cut'] : []
  return [...far, ...short, ...unfair]
}

function billProblems({ start, parts, total, end }: Bill, shown: ShownLines, currency: Currency): string[] {
  const figure = (key: string) => figureIn(shown[key] ?? '', currency) ?? Big(0)
  const must = (key: string, value: Big) => {
    const expected = moneyText(value, currency)
    return shown[key] === expected ? [] : [`${key} shows ${shown[key]}, must be ${expected}`]
  }
  const applying = Object.entries(parts).flatMap(([key, exact]) =>
    exact ? [{ key, exact, shown: figure(key) }] : [],
  )
  const countedParts = applying.filter(({ key }) => key !== end?.except)
  const counted = sum(countedParts.map((part) => part.shown))
  const exactStart = start?.amount ?? Big(0)
  // What is to be paid is the exact sum, rounded once; what is left is what is shown less what is shown.
  const toPay = exactStart.plus(sum(countedParts.map((part) => part.exact))).round(2)
  const begin = end?.parts === 'added' ? toPay.minus(counted) : exactStart.round(2)
  return [
    // Written as money is written, whatever the cents.
    ...applying.flatMap((part) => must(part.key, part.shown)),
    ...partProblems(applying, currency),
    ...(start?.key ? must(start.key, begin) : []),
    ...(total ? must(total, sum(applying.map(({ exact }) => exact))) : []),
    ...(end ? must(end.key, end.parts === 'added' ? toPay : begin.minus(counted)) : []),
  ]
}

const billKeys = ({ start, parts, total, end }: Bill): (string | undefined)[] => [
  start?.key,
  ...Object.entries(parts).flatMap(([key, part]) => (part ? [key] : [])),
  total,
  end?.key,
]

/** An answer with a figure that is not finite is none. */
function finite({ bill, lines = {} }: Answer): boolean {
  const parts = Object.values(bill?.parts ?? {}).filter((part) => part !== undefined)
  const total = sum(parts)
  const begin = bill?.start?.amount ?? Big(0)
  const end = bill?.end?.parts === 'taken' ? begin.minus(total) : begin.plus(total)
  const figures = Object.values(lines).flatMap((line) => (line.kind === 'text' ? [] : [line.value]))
  return [...parts, total, begin, end, ...figures].every(isReachable)
}

/** What is wrong with these lines for these inputs; no lines at all stand for no result. */
export function problems(slug: string, raw: Raw, shown: ShownLines): string[] {
  const oracle = ORACLES[slug]
  if (!oracle) return ['there is no oracle for it']
  const { currency = 'USD' } = agreedOf(slug)
  const answer = oracle(new Asked(raw))
  const { bill, lines = {} } = answer && finite(answer) ? answer : {}

  const expected = [...(bill ? billKeys(bill) : []), ...Object.keys(lines)].filter((key) => key !== undefined)
  const missing = expected.filter((key) => !(key in shown)).map((key) => `${key} is missing`)
  const extra = Object.keys(shown)
    .filter((key) => !expected.includes(key))
    .map((key) => `${key} shows ${shown[key]}, must be left out`)
  if (missing.length || extra.length) return [...missing, ...extra]

  return [
    ...(bill ? billProblems(bill, shown, currency) : []),
    ...Object.entries(lines).flatMap(([key, line]) => {
      const problem = lineProblem(line, shown[key] ?? '', currency)
      return problem ? [`${key} shows ${shown[key]}, ${problem}`] : []
    }),
  ]
}
