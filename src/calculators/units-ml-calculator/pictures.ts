import { scaleLog } from 'd3-scale'
import { circle, line, text } from '../../pictures/drawing'
import { spread } from '../../pictures/labels'
import { picture as drawing, WIDTH } from '../../pictures/picture'
import { reading } from '../../pictures/reading'
import calculator from './calculator'

/** The rungs, from the bottom; US units on one side, all others on the other. */
const US = ['dram', 'tsp', 'tbsp', 'fl-oz', 'cup', 'pint-us', 'quart', 'gallon']
const OTHERS = ['drop', 'ml', 'pint-uk', 'liter']
const HEIGHT = 330
const MIDDLE = WIDTH * 0.54

const { figure, constant, number } = reading(calculator)
const milliliters = (fromUnit: string) => figure({ quantity: 1, fromUnit, toUnit: 'ml' }, 'converted')
const y = scaleLog([0.05, 5000], [HEIGHT - 8, 8])

/** Three digits say enough on a ladder, and whole milliliters above them. */
const shown = (value: number) => number(value < 100 ? Number(value.toPrecision(3)) : Math.round(value))

function rungs(units: readonly string[], side: 'left' | 'right'): string[] {
  const sign = side === 'left' ? -1 : 1
  const wanted = units.map((unit) => y(milliliters(unit)))
  return spread(wanted, 17, [8, HEIGHT - 8]).flatMap((place, index) => {
    const unit = units[index] as string
    const rung = wanted[index] as number
    const name = constant(unit)
      .label.replace(/^US | \(UK\)$|^Imperial /g, '')
      .toLowerCase()
    const shownName = unit === 'pint-uk' ? `UK ${name}` : name
    return [
      line(MIDDLE + sign * 5, rung, MIDDLE + sign * 20, place, 'axis'),
      circle(MIDDLE, rung, 4, 'kept'),
      text(
        MIDDLE + sign * 24,
        place + 4.5,
        `${shownName} ${shown(milliliters(unit))} mL`,
        side === 'left' ? 'end' : '',
      ),
    ]
  })
}

export const picture = drawing(
  {
    title: 'From a drop to a gallon',
    alt: `A ladder of US volume units by milliliters: ${US.map((unit) => `${constant(unit).label} ${shown(milliliters(unit))}`).join(', ')}; beside it ${OTHERS.map((unit) => `${constant(unit).label} ${shown(milliliters(unit))}`).join(', ')}.`,
    caption: 'US units on the left. Equal steps on the ladder are equal multiples.',
  },
  HEIGHT,
  [line(MIDDLE, 8, MIDDLE, HEIGHT - 8, 'line-kept'), ...rungs(US, 'left'), ...rungs(OTHERS, 'right')],
)
