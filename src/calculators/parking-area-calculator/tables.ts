import { reading } from '../../pictures/reading'
import { table } from '../../pictures/table'
import { stallAt } from './angles'
import calculator from './calculator'
import { ANGLES, perSpace, stall } from './layouts'

const { constant, number } = reading(calculator)

/** 2010 ADA Standards, 208.2: accessible spaces that a lot of up to so many needs at least. */
export const ADA_2010: readonly (readonly [upTo: number, accessible: number])[] = [
  [25, 1],
  [50, 2],
  [75, 3],
  [100, 4],
  [150, 5],
  [200, 6],
  [300, 7],
  [400, 8],
  [500, 9],
]

const share = constant('ada').value

export const tables = {
  angles: table(ANGLES, {
    Angle: ({ angle }) => `${angle}°`,
    'Along the aisle': ({ angle }) => `${number(stallAt(angle, stall).along, 1)} ft`,
    'Row depth': ({ angle }) => `${number(stallAt(angle, stall).deep, 1)} ft`,
    Aisle: ({ aisle }) => `${number(aisle)} ft`,
    'Sq ft a space': ({ angle, aisle }) => number(perSpace(angle, aisle), 0),
  }),
  ada: table(ADA_2010, {
    'Lot up to': ([upTo]) => `${number(upTo)} spaces`,
    'ADA, at least': ([, accessible]) => String(accessible),
    [`${number(share)}%, as set aside here`]: ([upTo]) => String(Math.ceil((upTo * share) / 100)),
  }),
}
