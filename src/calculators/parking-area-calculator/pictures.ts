import { line, type Point, polygon, rect, text } from '../../pictures/drawing'
import { picture as drawing, WIDTH } from '../../pictures/picture'
import { reading } from '../../pictures/reading'
import { stallAt } from './angles'
import calculator from './calculator'
import { ANGLES, perSpace, stall } from './layouts'

const FOOT = 2.6
const GAP = 30

const { number } = reading(calculator)

function panel({ angle, aisle }: (typeof ANGLES)[number], top: number): string[] {
  const { along, deep, lean } = stallAt(angle, stall)
  const depth = deep * FOOT
  const aisleHeight = (aisle / 2) * FOOT
  const count = Math.floor((WIDTH / FOOT - lean) / along)
  const stalls = Array.from({ length: count }, (_, index) => {
    const x = (index * along + lean) * FOOT
    const corners: Point[] = stallAt(angle, stall).corners.map(([cx, cy]) => [
      x + cx * FOOT,
      top + depth - cy * FOOT,
    ])
    return polygon(corners, index === 0 ? 'taken-3 edged' : 'soft edged')
  })
  return [
    ...stalls,
    rect(0, top + depth, WIDTH, aisleHeight, 'sunken'),
    line(0, top + depth + aisleHeight, WIDTH, top + depth + aisleHeight, 'axis dashed'),
    text(6, top + depth + aisleHeight / 2 + 4, `half of the ${aisle} ft aisle`, 'muted'),
    text(
      WIDTH,
      top + depth + aisleHeight + 17,
      `${angle}°: ${number(perSpace(angle, aisle), 0)} sq ft a space`,
      'strong end',
    ),
    text(0, top + depth + aisleHeight + 17, `${number(along, 1)} ft of aisle each`),
  ]
}

const heights = ANGLES.map(({ angle, aisle }) => (stallAt(angle, stall).deep + aisle / 2) * FOOT + GAP)
const tops = heights.map((_, index) => heights.slice(0, index).reduce((sum, height) => sum + height, 0))

export const picture = drawing(
  {
    title: 'Straight in takes the least land',
    alt: `Parking stalls and half of the aisle to scale: ${ANGLES.map(({ angle, aisle }) => `at ${angle} degrees with an aisle of ${aisle} feet about ${number(perSpace(angle, aisle), 0)} square feet a space`).join(', ')}.`,
    caption: `Stalls of ${stall.width} by ${stall.length} ft, to scale; angled ones with narrower one-way aisles. Corners and ends are extra.`,
  },
  heights.reduce((sum, height) => sum + height, 0) - 8,
  ANGLES.flatMap((angle, index) => panel(angle, tops[index] as number)),
)
