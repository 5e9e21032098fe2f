/** The same calculation at other amounts: what a fixed fee, a bracket or a cap does shows in a row of them. */
import type { Calculator } from './calculator'
import { type Exact, exact } from './exact'
import { principalOf } from './principal'
import type { Rates } from './rates'
import { type RawInputs, readInputs } from './read'
import type { Breakdown, Shown } from './result'

export interface OtherAmount {
  readonly amount: Exact
  readonly isOwn: boolean
  readonly breakdown: Breakdown
  /** What the chart shows: what is kept or added of every hundred, or the figure itself. */
  readonly height: number
}

/** What a height means: kept of every hundred that came in, fees on every hundred, the cost of every hundred, or the answer. */
type Measure = 'kept' | 'added' | 'cost' | 'answer'

interface OtherAmounts {
  readonly measure: Measure
  readonly rows: readonly OtherAmount[]
}

const FACTORS = [0.1, 0.25, 0.5, 0.75, 1, 1.5, 2, 3, 5, 10]

/** 37.42 becomes 37, 0.0374 becomes 0.037: nobody asks about a price of $28.07. */
function rounded(amount: number, smallest: number): number {
  const two = Number(amount.toPrecision(2))
  return Math.max(Number((Math.round(two / smallest) * smallest).toFixed(4)), smallest)
}

function measureOf({ flow, lines, headline }: Breakdown): Measure {
  const type = lines.find(({ key }) => key === headline)?.type
  if (!flow || type === 'info') return 'answer'
  if (flow.settled && flow.kept) return flow.kept.type === 'net' ? 'kept' : 'added'
  return flow.kept ? 'answer' : 'cost'
}

const figureOf = (value: Shown): Exact | undefined =>
  value.kind === 'money' ? value.amount : value.kind === 'number' ? value.value : undefined

function heightOf(measure: Measure, amount: Exact, { flow, lines, headline }: Breakdown): Exact | undefined {
  const line = lines.find(({ key }) => key === headline)
  const answer = line && figureOf(line.value)
  const per = (part: Exact | undefined, whole: Exact | undefined) =>
    part && whole?.isAbove(0) ? part.times(100).over(whole) : undefined
  switch (measure) {
    case 'kept':
      return per(flow?.kept?.amount, flow?.settled?.start)
    case 'added':
      return per(flow?.settled?.fees, flow?.settled?.start)
    case 'cost':
      return per(answer, amount)
    case 'answer':
      return answer
  }
}

/** A straight line through the origin says no more than one figure does. */
function isProportional(rows: readonly OtherAmount[]): boolean {
  const ratios = rows.map(({ amount, height }) => height / amount.toNumber())
  const [first = 0] = ratios
  return ratios.every((ratio) => Math.abs(ratio - first) <= Math.abs(first) * 0.005)
}

const isFlat = (rows: readonly OtherAmount[]) => rows.every(({ height }) => height === rows[0]?.height)

/** Ten amounts around the visitor's own, everything else as it stands in the form; none where they would say nothing. */
export function otherAmounts(
  calculator: Calculator,
  raw: RawInputs,
  own: Breakdown,
  rates: Rates = calculator.rates,
): OtherAmounts | undefined {
  const principal = principalOf(calculator, raw)
  if (!principal) return undefined
  const { name, field } = principal
  const typed = readInputs(calculator.fields, raw)[name]
  if (typeof typed !== 'object' || !('isAbove' in typed) || !typed.isAbove(0)) return undefined
  const centre = typed.toNumber()
  const smallest = field.kind === 'money' ? 0.01 : field.kind === 'integer' ? 1 : 0.0001
  // Beyond this, floats can no longer tell neighbouring cents apart.
  if (!(centre >= smallest && centre < 1e12)) return undefined
  const measure = measureOf(own)
  const amounts = new Set(
    FACTORS.map((factor) => (factor === 1 ? centre : rounded(centre * factor, smallest))),
  )
  const rows = [...amounts]
    .sort((a, b) => a - b)
    .flatMap((value): OtherAmount[] => {
      const isOwn = value === centre
      const amount = isOwn ? typed : exact(value)
      const breakdown = isOwn ? own : calculator.run({ ...raw, [name]: amount.toDecimal() }, rates)
      const height = breakdown?.headline === own.headline ? heightOf(measure, amount, breakdown) : undefined
      return breakdown && height ? [{ amount, isOwn, breakdown, height: height.toNumber() }] : []
    })
  if (rows.length < 8 || !rows.some(({ isOwn }) => isOwn)) return undefined
  return isFlat(rows) || (measure === 'answer' && isProportional(rows)) ? undefined : { measure, rows }
}
