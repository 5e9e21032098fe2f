import { reading } from '../../pictures/reading'
import { table } from '../../pictures/table'
import calculator from './calculator'

const { constant, number } = reading(calculator)

/** Occupant load factors of the International Building Code 2021, table 1004.5, in square feet per person. */
export const CODE_2021: readonly (readonly [use: string, factor: number, floor: 'net' | 'gross'])[] = [
  ['office', 150, 'gross'],
  ['classroom', 20, 'net'],
  ['restaurant', 15, 'net'],
  ['retail', 60, 'gross'],
  ['warehouse', 500, 'gross'],
  ['assembly', 7, 'net'],
  ['library', 50, 'net'],
  ['gym', 50, 'gross'],
]

export const tables = {
  codes: table(CODE_2021, {
    'Sq ft per person': ([use]) => constant(use).label,
    'This page': ([use]) => number(constant(use).value),
    'IBC 2021': ([, factor, floor]) => `${number(factor)} ${floor}`,
  }),
}
