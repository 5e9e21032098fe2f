import { scaleLinear } from 'd3-scale'
import { circle, line, text } from '../../pictures/drawing'
import { spread } from '../../pictures/labels'
import { picture as drawing } from '../../pictures/picture'
import { reading } from '../../pictures/reading'
import calculator from './calculator'
import { PLACES } from './places'
import { powerText } from './power'

const HEIGHT = 350
const TOP = 32
const MIDDLE = 112
const RUNGS = [-100, -80, -60, -40, -20, 0, 20, 40, 60]

const { figure } = reading(calculator)
/** 0 dBm gives no result by itself, so it is reached through dBW. */
const watts = (level: number) =>
  level === 0
    ? figure({ conversion: 'db-to-watts', dbType: 'dbw', value: -30 }, 'output')
    : figure({ conversion: 'db-to-watts', dbType: 'dbm', value: level }, 'output')

const signed = (level: number) => String(level).replace('-', '−')
const y = scaleLinear([-100, 60], [HEIGHT - 10, TOP])
const wanted = PLACES.map(([level]) => y(level))

export const picture = drawing(
  {
    title: 'Every 10 dB is ten times the power',
    alt: `A ladder of levels with the power of each, from −100 dBm, ${powerText(watts(-100))}, to 60 dBm, ${powerText(watts(60))}. On it: ${PLACES.map(([level, what]) => `${what} ${signed(level)}`).join('; ')}.`,
    caption: 'Typical levels, rounded. Received signals lie far below what is transmitted.',
  },
  HEIGHT,
  [
    text(40, 12, 'dBm', 'end muted'),
    text(MIDDLE - 8, 12, 'power', 'end muted'),
    line(MIDDLE, TOP, MIDDLE, HEIGHT - 10, 'line-kept'),
    ...RUNGS.flatMap((level) => [
      line(MIDDLE - 5, y(level), MIDDLE + 5, y(level), 'line-kept'),
      text(40, y(level) + 4.5, signed(level), 'end'),
      text(MIDDLE - 8, y(level) + 4.5, powerText(watts(level)), 'end muted'),
    ]),
    ...spread(wanted, 18, [TOP, HEIGHT - 8]).flatMap((place, index) => {
      const [, what] = PLACES[index] as (typeof PLACES)[number]
      const rung = wanted[index] as number
      return [
        line(MIDDLE + 5, rung, MIDDLE + 22, place, 'axis'),
        circle(MIDDLE, rung, 4, 'taken'),
        text(MIDDLE + 26, place + 4.5, what),
      ]
    }),
  ],
)
