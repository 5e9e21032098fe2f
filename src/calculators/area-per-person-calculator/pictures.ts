import { crowd, type Point, rect, text } from '../../pictures/drawing'
import { picture as drawing, WIDTH } from '../../pictures/picture'
import { reading } from '../../pictures/reading'
import calculator from './calculator'

const FLOOR = 1000
const COLUMNS = 4
const GAP = 12
/** Half of an edge lies outside its tile. */
const EDGE = 0.5
const TILE = (WIDTH - 2 * EDGE - (COLUMNS - 1) * GAP) / COLUMNS
const ROW = TILE + 46

const { figure, constant, number } = reading(calculator)

const uses = Object.keys(calculator.rates).map((use) => ({
  label: constant(use).label.replace(' store', ''),
  people: figure({ mode: 'area-to-people', area: FLOOR, occupancyType: use }, 'occupants'),
}))

/** People as evenly over the floor as their number allows. */
function standing(people: number, left: number, top: number): Point[] {
  const across = Math.ceil(Math.sqrt(people))
  const rows = Math.ceil(people / across)
  return Array.from({ length: people }, (_, index) => [
    left + (TILE * ((index % across) + 0.5)) / across,
    top + (TILE * (Math.floor(index / across) + 0.5)) / rows,
  ])
}

export const picture = drawing(
  {
    title: `People on the same ${number(FLOOR)} sq ft, by use`,
    alt: `People on a floor of ${number(FLOOR)} square feet: ${uses.map(({ label, people }) => `${label.toLowerCase()} ${people}`).join(', ')}.`,
    caption: 'One dot is one person, at this page’s figures.',
  },
  2 * ROW - 6,
  uses.flatMap(({ label, people }, index) => {
    const [left, top] = [EDGE + (index % COLUMNS) * (TILE + GAP), Math.floor(index / COLUMNS) * ROW]
    return [
      rect(left, top, TILE, TILE, 'soft edged'),
      crowd(standing(people, left, top), 4.4),
      text(left, top + TILE + 16, label),
      text(left, top + TILE + 32, number(people), 'strong'),
    ]
  }),
)
