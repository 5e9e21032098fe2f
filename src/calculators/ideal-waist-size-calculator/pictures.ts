import { chart } from '../../pictures/chart'
import type { Point } from '../../pictures/drawing'
import { reading } from '../../pictures/reading'
import { statusAt, thresholdsOf } from './bands'
import calculator from './calculator'

const HEIGHTS = { from: 58, to: 78, ticks: [58, 63, 68, 73, 78] }
const WAISTS = { from: 20, to: 52, ticks: [20, 30, 40, 50] }

const { constant, example, number } = reading(calculator)
const inch = constant('inch').value
const [lowest = 0, ideal = 0, highest = 0] = thresholdsOf(calculator.rates)

const status = (ratio: number) => statusAt(calculator, ratio)
const both = (value: number) => `${value} in`
const along = (ratio: number): Point[] => [HEIGHTS.from, HEIGHTS.to].map((height) => [height, height * ratio])
const flat = (waist: number): Point[] => [HEIGHTS.from, HEIGHTS.to].map((height) => [height, waist])
const person = example('68 in tall')
const [height, waist] = [Number(person.height), Number(person.waist)]

const LABELLED = 63
const middle = (lower: number, upper: number): Point => [LABELLED, (LABELLED * (lower + upper)) / 2 - 0.7]

export const picture = chart(
  {
    title: 'Keep your waist below half your height',
    alt: `Waist by height in four bands: ${status(lowest / 2)} below ${lowest} of the height, ${status(ideal)} up to ${ideal}, ${status(highest)} up to ${highest}, ${status(highest * 1.1)} above.`,
    caption: `A guide for adults. ${number(HEIGHTS.from)} to ${number(HEIGHTS.to)} in are ${number(HEIGHTS.from * inch, 0)} to ${number(HEIGHTS.to * inch, 0)} cm. The dot is the first worked example.`,
    x: { label: 'height', format: both, ...HEIGHTS },
    y: { label: 'waist', format: both, ...WAISTS },
    height: 230,
  },
  (plot) => [
    plot.between(flat(WAISTS.to), along(highest), 'taken-3'),
    plot.between(along(highest), along(ideal), 'taken-soft'),
    plot.between(along(ideal), along(lowest), 'soft'),
    plot.line(along(lowest), 'line-muted dashed'),
    plot.line(along(ideal), 'line-kept'),
    plot.line(along(highest), 'line-taken'),
    plot.label(
      [LABELLED, (WAISTS.to + LABELLED * highest) / 2 + 0.4],
      status(highest * 1.1),
      'strong middle',
    ),
    plot.label(middle(ideal, highest), status(highest), 'strong middle'),
    plot.label(middle(lowest, ideal), status(ideal), 'strong middle'),
    plot.label([LABELLED, LABELLED * lowest - 4], status(lowest / 2), 'strong middle'),
    plot.dot([height, waist], `${waist} in at ${height} in`, [52, 62]),
  ],
)
