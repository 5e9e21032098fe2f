/** The same calculation at other amounts: what a fixed fee, a bracket or a cap does shows in a row of them. */
import type { Calculator } from './calculator'
import { type Exact, exact } from './exact'
import { principalOf, readPrincipal } from './principal'
import type { RawInputs } from './read'
import { type Breakdown, figureIn, headlineOf } from './result'

export interface OtherAmount {
  readonly amount: Exact
  readonly isOwn: boolean
  readonly breakdown: Breakdown
  /** What the chart shows: what is kept or added of every hundred, or the figure itself. */
  readonly height: Exact
  /** What the height is a share of; of the figure itself there is none. */
  readonly whole?: Exact
}

/** What a height means: kept of every hundred that came in, fees on every hundred, the cost of every hundred, or the answer. */
type Measure = 'kept' | 'added' | 'cost' | 'answer'

interface OtherAmounts {
  readonly measure: Measure
  readonly rows: readonly OtherAmount[]
}

const FACTORS = [0.1, 0.25, 0.5, 0.75, 1.5, 2, 3, 5, 10]

/** 37.42 becomes 37, 0.0374 becomes 0.037: nobody asks about a price of $28.07. */
function toTwoDigits(amount: Exact, maxDecimals: number): Exact {
  const magnitude = Math.floor(Math.log10(amount.toNumber()))
  const unit = 10 ** Math.max(0, magnitude - 1)
  const decimals = Math.min(maxDecimals, Math.max(0, 1 - magnitude))
  return amount.over(unit).rounded(decimals).times(unit)
}

interface Measured {
  readonly measure: Measure
  readonly part: Exact | undefined
  /** What the part is a share of. */
  readonly whole?: Exact
}

/** What is looked at in a result: a share where fees are taken from something or come on top of it, else the answer. */
function measured(breakdown: Breakdown, amount: Exact): Measured {
  const { flow } = breakdown
  const { type, value } = headlineOf(breakdown)
  const answer = { measure: 'answer', part: figureIn(value) } as const
  if (!flow || type === 'info') return answer
  const { settled, kept } = flow
  if (!kept) return { ...answer, measure: 'cost', whole: amount }
  if (!settled) return answer
  return kept.type === 'net'
    ? { measure: 'kept', part: kept.amount, whole: settled.start }
    : { measure: 'added', part: settled.fees, whole: settled.start }
}

function heightOf({ part, whole }: Measured): Exact | undefined {
  if (!part || !whole) return part
  return whole.isAbove(0) ? part.times(100).over(whole) : undefined
}

/** The last place of a figure as it is shown. */
function lastPlace(breakdown: Breakdown): number {
  const { value } = headlineOf(breakdown)
  return 10 ** -(value.kind === 'number' ? value.maxDecimals : 2)
}

/** A straight line through the origin says no more than one figure does. Whole boards are rounded up, and so is their waste. */
function isProportional(rows: readonly OtherAmount[]): boolean {
  const bounds = rows.map(({ amount, height, breakdown }) => {
    const [figure, per] = [height.toNumber(), amount.toNumber()]
    const slack = Math.abs(figure) * 0.0025 + 2 * lastPlace(breakdown)
    return [(figure - slack) / per, (figure + slack) / per] as const
  })
  return Math.max(...bounds.map(([low]) => low)) <= Math.min(...bounds.map(([, high]) => high))
}

const HALF_A_CENT = exact(0.005)
const CENT_IN_A_HUNDRED = 0.01

/**
 * One height for all, but for the cents that amounts were rounded to: 15% of $256.50 is $38.475, shown as $38.48. A curve from
 * $97.09 to $97.10 of every $100 would only make much of nothing.
 */
function isFlat(rows: readonly OtherAmount[]): boolean {
  const slack = ({ whole }: OtherAmount) =>
    whole ? Math.max(CENT_IN_A_HUNDRED, HALF_A_CENT.times(100).over(whole).toNumber()) : 0
  const lows = rows.map((row) => row.height.toNumber() - slack(row))
  const highs = rows.map((row) => row.height.toNumber() + slack(row))
  return Math.max(...lows) <= Math.min(...highs)
}

/** Ten amounts around the visitor's own, everything else as it stands in the form; none where they would say nothing. */
export function otherAmounts(
  calculator: Calculator,
  raw: RawInputs,
  own: Breakdown,
): OtherAmounts | undefined {
  const principal = principalOf(calculator, raw)
  if (!principal) return undefined
  const { name, field } = principal
  // Of what may as well be negative, such as a level in decibels, or of one piece of many multiples say nothing.
  if (field.signed || calculator.fields[name]?.kind === 'many') return undefined
  const typed = readPrincipal(principal, raw)
  const decimals = field.kind === 'money' ? 2 : field.kind === 'integer' ? 0 : 4
  const smallest = exact(1).over(10 ** decimals)
  // More than that nobody asks about.
  if (typed.isBelow(smallest) || !typed.isBelow(1e12)) return undefined
  const { measure } = measured(own, typed)
  const others = FACTORS.map((factor) => toTwoDigits(typed.times(factor), decimals)).map((amount) =>
    amount.isBelow(smallest) ? smallest : amount,
  )
  const amounts = new Map([...others, typed].map((amount) => [amount.toDecimal(), amount]))
  const rows = [...amounts.values()]
    .sort((a, b) => a.compare(b))
    .flatMap((amount): OtherAmount[] => {
      const isOwn = amount.equals(typed)
      const breakdown = isOwn ? own : calculator.run({ ...raw, [name]: amount.toDecimal() })
      if (breakdown?.headline !== own.headline) return []
      const found = measured(breakdown, amount)
      const height = found.measure === measure ? heightOf(found) : undefined
      return height ? [{ amount, isOwn, breakdown, height, whole: found.whole }] : []
    })
  if (rows.length < 8 || !rows.some(({ isOwn }) => isOwn)) return undefined
  return isFlat(rows) || isProportional(rows) ? undefined : { measure, rows }
}
