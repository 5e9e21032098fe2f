import { dimension, type Point, polygon, text } from '../../pictures/drawing'
import { picture as drawing } from '../../pictures/picture'
import { reading } from '../../pictures/reading'
import calculator from './calculator'

/** A room of two rectangles and a triangle, in feet. */
const A = { wide: 16, deep: 12 }
const B = { wide: 8, deep: 6 }
const C = { base: B.deep, high: 4 }
const FOOT = 8.8
const LEFT = 46
const TOP = 24

const { figure, number } = reading(calculator)
const areas = { A: A.wide * A.deep, B: B.wide * B.deep, C: (C.base * C.high) / 2 }
const pieces = Object.values(areas)
const total = figure({ segmentValue: pieces }, 'area')

const at = (x: number, y: number): Point => [LEFT + x * FOOT, TOP + y * FOOT]
const area = (name: keyof typeof areas, x: number, y: number) => {
  const [px, py] = at(x, y)
  return text(px, py, name, 'strong middle') + text(px, py + 17, `${number(areas[name])} sq ft`, 'middle')
}
const shelf = A.deep - B.deep
const right = A.wide + B.wide

export const picture = drawing(
  {
    title: `Three pieces: ${pieces.map((piece) => number(piece)).join(' + ')} = ${number(total)} sq ft`,
    alt: `A room cut into rectangle A, ${A.wide} by ${A.deep} feet, rectangle B, ${B.wide} by ${B.deep} feet, and triangle C, ${C.base} by ${C.high} feet: ${pieces.join(', ')} square feet, together ${number(total)}.`,
    caption: 'Cut along straight lines, work out each piece, add the pieces. Drawn to scale.',
  },
  TOP + A.deep * FOOT + 30,
  [
    polygon([at(0, 0), at(A.wide, 0), at(A.wide, A.deep), at(0, A.deep)], 'soft outline'),
    polygon([at(A.wide, shelf), at(right, shelf), at(right, A.deep), at(A.wide, A.deep)], 'soft outline'),
    polygon([at(right, shelf), at(right + C.high, shelf), at(right, shelf + C.base)], 'soft outline'),
    area('A', A.wide / 2, A.deep / 2),
    area('B', A.wide + B.wide / 2, shelf + B.deep / 2 - 0.6),
    text(...at(right + 0.8, shelf + 2), 'C', 'strong'),
    dimension(at(0, -1), at(A.wide, -1), `${A.wide} ft`, 'above'),
    dimension(at(-0.9, 0), at(-0.9, A.deep), `${A.deep} ft`, 'left'),
    dimension(at(A.wide, shelf - 1), at(right, shelf - 1), `${B.wide} ft`, 'above'),
    dimension(at(right, shelf - 1), at(right + C.high, shelf - 1), `${C.high} ft`, 'above'),
    dimension(at(right + C.high + 0.9, shelf), at(right + C.high + 0.9, A.deep), `${B.deep} ft`, 'right'),
    text(...at(right + 0.3, A.deep + 1.6), `${number(areas.C)} sq ft`),
  ],
)
