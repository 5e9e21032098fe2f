import { scaleLog } from 'd3-scale'
import { circle, line, text } from '../../pictures/drawing'
import { picture as drawing, WIDTH } from '../../pictures/picture'
import { reading } from '../../pictures/reading'
import calculator from './calculator'

const { figure, example, number } = reading(calculator)

const SALINE = example('saline')
const strength = figure(SALINE, 'concentration')
/** mg in 1 mL for 1 mg/mL, so that percent come from the calculator itself. */
const percentOf = (mass: number) => figure({ mass, volume: 1 }, 'percentWv')

const MILLIGRAMS_IN_GRAM = 1000
const NOTATIONS = [
  { name: 'mg/mL', write: (mass: number) => number(mass, 3) },
  { name: 'g/L', write: (mass: number) => number(mass, 3) },
  { name: '% w/v', write: (mass: number) => `${number(percentOf(mass), 4)}%` },
  { name: 'µg/mL', write: (mass: number) => number(mass * 1000, 3) },
  { name: '1 : n', write: (mass: number) => `1 : ${number(MILLIGRAMS_IN_GRAM / mass, 0)}` },
]
const TICKS = [0.1, 1, 100]
const ROW = 42
const LEFT = 54

const x = scaleLog([0.1, 100], [LEFT + 20, WIDTH - 34])

export const picture = drawing(
  {
    title: `${number(percentOf(strength), 3)}% saline in five notations`,
    alt: `Five scales below each other. Read straight down, ${NOTATIONS.map(({ name, write }) => (name === '1 : n' || name === '% w/v' ? write(strength) : `${write(strength)} ${name}`)).join(', ')} are the same strength.`,
    caption: 'Weight by volume; 1 : n is 1 g in n mL. Read straight down for any other strength.',
  },
  NOTATIONS.length * ROW + 6,
  [
    ...NOTATIONS.flatMap(({ name, write }, row) => {
      const y = row * ROW + 12
      return [
        text(0, y + 4.5, name, 'strong'),
        // From below the figure to the next scale, so that it crosses no figure.
        ...(row === NOTATIONS.length - 1
          ? []
          : [line(x(strength), y + 26, x(strength), y + ROW, 'line-taken dotted')]),
        line(x(0.1), y, x(100), y, 'axis'),
        ...TICKS.flatMap((tick) => [
          line(x(tick), y - 4, x(tick), y + 4, 'axis'),
          text(x(tick), y + 20, write(tick), 'middle muted'),
        ]),
        circle(x(strength), y, 4.5, 'dot'),
        text(x(strength), y + 20, write(strength), 'in-taken middle'),
      ]
    }),
  ],
)
