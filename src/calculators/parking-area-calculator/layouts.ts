import { reading } from '../../pictures/reading'
import { stallAt } from './angles'
import calculator from './calculator'

const { initial, figure } = reading(calculator)

/** The stall that the form starts with. */
export const stall = { width: initial('stallWidth'), length: initial('stallLength') }

/** One-way aisles get by with less than the straight-in one that both directions use. */
export const ANGLES = [
  { angle: 90, aisle: initial('aisleWidth') },
  { angle: 60, aisle: 18 },
  { angle: 45, aisle: 12 },
]

/** Any land will do: what one space takes does not depend on it. */
const LAND = 1000

/** Square feet for a stall at an angle and its half of the aisle. */
export function perSpace(angle: number, aisleWidth: number): number {
  const { along, deep } = stallAt(angle, stall)
  return figure({ landArea: LAND, stallWidth: along, stallLength: deep, aisleWidth }, 'areaPerSpace')
}
