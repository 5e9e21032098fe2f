import { withFigures } from '../../engine/own-rates'
import { chart } from '../../pictures/chart'
import type { Point } from '../../pictures/drawing'
import { reading } from '../../pictures/reading'
import calculator from './calculator'

const FACTORS = [
  [2, 'line-kept'],
  [2.5, 'line-ink dashed'],
  [3, 'line-taken'],
] as const
const STORAGE = { from: 5, to: 45, ticks: [5, 15, 25, 40] }

const { figure, example, number } = reading(calculator)
const test = example('Q-rule')
const { testTemperature, storageTemperature, daysToDefect } = test

/** Days counted in the warm test, carried over to storage. */
const days = (storage: number, factor: number) =>
  figure(
    { ...test, storageTemperature: storage },
    'inverseReading',
    withFigures(calculator.rates, { 'factor/value': factor }),
  )

const curves = FACTORS.map(([factor, look]) => ({
  factor,
  look,
  points: Array.from({ length: 21 }, (_, index): Point => {
    const storage = STORAGE.from + ((STORAGE.to - STORAGE.from) * index) / 20
    return [storage, days(storage, factor)]
  }),
}))
const usual = days(Number(storageTemperature), FACTORS[0][0])

export const picture = chart(
  {
    title: `${daysToDefect} days at ${testTemperature} °C: the life in storage`,
    alt: `Estimated life in days by storage temperature, for a factor of 2, 2.5 and 3 per 10 °C. All three agree at the test’s ${testTemperature} °C and drift apart the further storage is from it; at ${storageTemperature} °C the factor 2 gives ${number(usual, 0)} days.`,
    caption:
      'Q-rule, days counted in the test. The factor is an assumption: far from the test it decides the answer.',
    x: { label: 'storage temperature in °C', format: (value) => `${value}°`, ...STORAGE },
    y: {
      label: 'life in days',
      isLog: true,
      from: 10,
      to: 2000,
      ticks: [10, 30, 100, 300, 1000],
      format: (value) => number(value),
    },
  },
  (plot) => [
    ...curves.map(({ points, look }) => plot.line(points, look)),
    plot.label([11, days(11, 3) * 1.35], `factor ${FACTORS[2][0]} per 10 °C`, 'halo in-taken'),
    plot.label([5.6, days(5.6, 2) * 0.38], 'factor 2', 'halo in-kept'),
    plot.label([5.6, days(5.6, 2.5) * 0.55], '2.5', 'halo'),
    plot.dot([Number(testTemperature), Number(daysToDefect)], `the test: ${daysToDefect} days`, 'left'),
    plot.dot([Number(storageTemperature), usual], `${number(usual, 0)} days`, 'below'),
  ],
)
