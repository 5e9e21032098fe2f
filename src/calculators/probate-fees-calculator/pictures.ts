import type { Rates } from '../../engine/rates'
import { chart } from '../../pictures/chart'
import type { Point } from '../../pictures/drawing'
import { prices } from '../../pictures/fees'
import { publishedRates } from '../../pictures/published-rates'
import { reading } from '../../pictures/reading'
import calculator from './calculator'
import published from './published'

const ESTATES = { from: 50_000, to: 10_000_000, ticks: [100_000, 1_000_000, 10_000_000] }
const courtFees = publishedRates(calculator, published, 'new-york-scpa-2402')
const STATES = [
  ['california', 'California', 'line-kept'],
  ['newyork', 'New York', 'line-taken'],
  ['newyork', 'NY, list', 'line-taken dotted', courtFees],
  ['texas', 'Texas', 'line-ink dashed'],
  ['florida', 'Florida', 'line-gold dotted'],
  ['other', 'other', 'line-muted dashed'],
] as const

const { figure, example, money, percent } = reading(calculator)

const share = (inputs: Parameters<typeof figure>[0], rates?: Rates): Point => {
  const estate = Number(inputs.estateValue)
  return [estate, (figure(inputs, 'total', rates) / estate) * 100]
}

const curves = STATES.map(([state, label, look, rates = calculator.rates]) => ({
  label,
  look,
  points: prices(ESTATES.from, ESTATES.to, rates).map((estateValue) =>
    share({ estateValue, state, hasWill: 'yes', needsAttorney: 'yes' }, rates),
  ),
}))

const marked = [
  { words: 'in California', side: [66, -44] as const },
  { words: 'in Texas', side: [-14, 46] as const },
].map(({ words, side }) => {
  const point = share(example(words))
  return { point, side, label: `${money(point[0])} ${words}: ${percent(point[1])}` }
})

export const picture = chart(
  {
    title: 'Probate costs as a share of the estate',
    alt: 'Costs in percent of the estate, by its size, for California, New York, Texas, Florida and other states. They fall with size, but for small jumps where a court fee steps up; in Texas and California furthest, in New York least.',
    caption:
      'With a will and an attorney, by this page’s model. Dots are worked examples. Dotted, beside New York’s line: with the court fees of SCPA 2402.',
    x: {
      label: 'size of the estate',
      isLog: true,
      format: (value) => (value < 1_000_000 ? money(value) : `${money(value / 1_000_000)} million`),
      ...ESTATES,
    },
    y: { label: 'costs', from: 0, to: 12, ticks: [0, 4, 8, 12], format: percent },
    right: 104,
    height: 220,
  },
  (plot) => [
    ...curves.map(({ points, look }) => plot.line(points, look)),
    plot.ends(curves.map(({ label, look, points }) => ({ label, look, at: points.at(-1)?.[1] ?? 0 }))),
    ...marked.map(({ point, label, side }) => plot.dot(point, label, side)),
  ],
)
