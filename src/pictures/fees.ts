import { scaleLinear } from 'd3-scale'
import type { Calculator } from '../engine/calculator'
import { exact } from '../engine/exact'
import type { Language } from '../engine/format'
import { principalOf } from '../engine/principal'
import type { Rates, Step } from '../engine/rates'
import type { Breakdown } from '../engine/result'
import { type Axis, chart, MAX_TICKS, SAMPLE, type Side } from './chart'
import type { Point } from './drawing'
import { widthOf } from './labels'
import type { Described, Picture } from './picture'
import { type Inputs, reading } from './reading'

/** One way to pay or to be paid, at every price. */
interface FeeLine {
  readonly label: string
  readonly look: string
  readonly inputs?: Inputs
  /** Other rates than the page's own, for instance a published list. */
  readonly rates?: Rates
}

/** An example of the page, found by words of its title. */
interface Marked {
  readonly example: string
  readonly as?: string
  readonly side: Side
}

interface FeeChart extends Described {
  /** What is left of the price, or what comes on top of it. */
  readonly shows: 'kept' | 'added'
  readonly x: {
    readonly label: string
    readonly from: number
    readonly to: number
    readonly ticks: readonly number[]
  }
  readonly y: string
  /** The page's own first. */
  readonly lines: readonly FeeLine[]
  readonly marks: readonly Marked[]
  /** The field that says where an example stands, if not the whole amount that fees are taken from. */
  readonly at?: string
  /** Where the axis of shares ends; smaller ones are not drawn. */
  readonly minShare?: number
}

const WORDS: Readonly<Record<Language, { readonly fees: string; readonly kept: string }>> = {
  en: { fees: 'fees', kept: 'yours' },
  de: { fees: 'Gebühren', kept: 'für Sie' },
}

const SAMPLES = 60
const CENT = 0.01
/** How many round figures to ask for; the scale may come back with one or two more. */
const TICKS = [4, 3, 2]

/** The last price of a step and the first of the next. */
function sidesOf({ upTo, below }: Step): number[] {
  if (upTo !== undefined) return [upTo, upTo + CENT]
  return below === undefined ? [] : [below - CENT, below]
}

/** Round, so that a share which is level does not tremble because its fee is rounded to cents. */
const roundPrice = (price: number) => (price < 5 ? Math.round(price * 4) / 4 : Math.round(price))

/** Prices that are about equally far apart on a scale of multiples, and both sides of every step between brackets. */
export function prices(from: number, to: number, rates: Rates): number[] {
  const even = Array.from({ length: SAMPLES + 1 }, (_, index) =>
    roundPrice(from * (to / from) ** (index / SAMPLES)),
  )
  const sides = Object.values(rates).flatMap((schedule) =>
    schedule.kind === 'brackets' ? schedule.steps.flatMap(sidesOf) : [],
  )
  const all = [...even, ...sides.filter((price) => price > from && price < to)]
  return [...new Set(all.map((price) => exact(price).rounded(2).toNumber()))].sort((a, b) => a - b)
}

/** Fees in percent of the amount that they are taken from or come on top of. */
function feeShare({ flow }: Breakdown): { readonly start: number; readonly percent: number } {
  const start = flow?.settled?.start.toNumber() ?? 0
  return { start, percent: ((flow?.settled?.fees.toNumber() ?? 0) / start) * 100 }
}

function shareAxis(label: string, values: readonly number[], format: (value: number) => string): Axis {
  const extent = [Math.min(...values), Math.max(...values)]
  const rounded = TICKS.map((count) => ({ count, scale: scaleLinear().domain(extent).nice(count) })).find(
    ({ count, scale }) => scale.ticks(count).length <= MAX_TICKS,
  )
  if (!rounded) throw new RangeError(`No round figures fit the axis "${label}"`)
  const { count, scale } = rounded
  const [from = 0, to = 100] = scale.domain()
  return { label, from, to, ticks: scale.ticks(count), format }
}

/** What is kept of each price, or added to it, with the page's own examples on it. */
export function feeChart(calculator: Calculator, asked: FeeChart): Picture {
  const read = reading(calculator)
  const principal = principalOf(calculator)?.name
  if (!principal)
    throw new ReferenceError(`The picture of ${calculator.name} needs an amount that it is about`)
  const { shows, x, lines, marks, at, minShare = 0 } = asked
  const isKept = shows === 'kept'
  const measured = (breakdown: Breakdown): Point => {
    const { start, percent } = feeShare(breakdown)
    return [start, isKept ? 100 - percent : percent]
  }
  const curves = lines.map(({ inputs = {}, rates = calculator.rates, ...drawn }) => ({
    ...drawn,
    points: prices(x.from, x.to, rates)
      .map((price) => measured(read.run({ ...inputs, [principal]: price }, rates)))
      .filter(([, share]) => share >= minShare),
  }))
  const dots = marks.map(({ example, as = example, side }) => {
    const inputs = read.example(example)
    const [start, share] = measured(read.run(inputs))
    return { point: [at ? Number(inputs[at]) : start, share] as const, as, side }
  })
  const shares = [...curves.flatMap(({ points }) => points), ...dots.map(({ point }) => point)].map(
    ([, share]) => share,
  )
  const whole = isKept ? 100 : 0
  const y = shareAxis(asked.y, [...shares, whole], (value) => read.percent(value))
  const isOne = curves.length === 1
  /** What one line leaves to fees is worth shading; of several, none. */
  const isShaded = lines.filter(({ rates }) => !rates).length === 1
  const decimals = y.to - y.from > 15 ? 0 : 1
  const right = isOne ? undefined : Math.max(...lines.map(({ label }) => widthOf(label))) + SAMPLE + 15
  const words = WORDS[calculator.formats.language]
  return chart({ ...asked, right, x: { ...x, isLog: true, format: read.money }, y }, (plot) => {
    const [first] = curves
    const edge: readonly Point[] = first?.points.map(([price]) => [price, whole]) ?? []
    const [upper, lower] = isKept ? [edge, first?.points ?? []] : [first?.points ?? [], edge]
    const middle = (x.from * x.to ** 3) ** (1 / 4)
    const end = first?.points.at(-1)?.[1] ?? whole
    return [
      ...(isShaded ? [plot.between(upper, lower, 'taken-soft')] : []),
      ...(isShaded ? [plot.label([middle, (whole + end) / 2], words.fees, 'in-taken middle')] : []),
      ...(isShaded && isKept
        ? [plot.label([middle, (3 * y.from + end) / 4], words.kept, 'in-kept middle')]
        : []),
      ...curves.map(({ points, look }) => plot.line(points, look)),
      ...(isOne
        ? []
        : [
            plot.ends(
              curves.map(({ label, look, points }) => ({ label, look, at: points.at(-1)?.[1] ?? whole })),
            ),
          ]),
      ...dots.map(({ point, as, side }) =>
        plot.dot(point, `${as} ${read.percent(point[1], decimals)}`, side),
      ),
    ]
  })
}
