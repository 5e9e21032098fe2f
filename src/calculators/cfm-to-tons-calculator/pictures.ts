import { chart } from '../../pictures/chart'
import type { Point } from '../../pictures/drawing'
import { reading } from '../../pictures/reading'
import calculator from './calculator'
import { TYPICAL } from './typical'

const TONS = { from: 1, to: 5, ticks: [1, 2, 3, 4, 5] }

const { figure, initial, number } = reading(calculator)
const airflow = (tons: number) => figure({ conversion: 'tons-to-cfm', tons }, 'cfm')
const straight = (perTon: number): Point[] => [TONS.from, TONS.to].map((tons) => [tons, tons * perTon])
const specified = [TONS.from, TONS.to].map((tons): Point => [tons, airflow(tons)])

export const picture = chart(
  {
    title: 'Airflow for 1 to 5 tons of cooling',
    alt: `CFM by tons. The trade’s range is a band from ${TYPICAL.least} to ${TYPICAL.most} CFM per ton; this page’s formula lies above it, at ${number(airflow(1), 0)} per ton.`,
    caption: `This page at a difference of ${initial('temperatureDifferential')} °F and a factor of ${initial('sensibleHeatFactor')}. ${TYPICAL.least} to ${TYPICAL.most} CFM per ton are typical of comfort cooling.`,
    x: { label: 'tons', format: (value) => number(value), ...TONS },
    y: {
      label: 'CFM',
      from: 0,
      to: 4000,
      ticks: [0, 1000, 2000, 3000, 4000],
      format: (value) => number(value),
    },
    right: 44,
  },
  (plot) => [
    plot.between(straight(TYPICAL.most), straight(TYPICAL.least), 'soft'),
    plot.line(straight(TYPICAL.least), 'line-kept dotted'),
    plot.line(straight(TYPICAL.usual), 'line-kept'),
    plot.line(straight(TYPICAL.most), 'line-kept dotted'),
    plot.line(specified, 'line-taken'),
    plot.label([1.12, airflow(4.4)], `our formula: ${number(airflow(1), 0)} per ton`, 'halo in-taken'),
    plot.label([4.95, TYPICAL.least * 1.9], `typical: ${TYPICAL.least} to ${TYPICAL.most}`, 'in-kept end'),
    plot.ends(
      [TYPICAL.most, TYPICAL.usual, TYPICAL.least].map((perTon) => ({
        label: String(perTon),
        at: perTon * TONS.to,
      })),
    ),
  ],
)
