import { reading } from '../../pictures/reading'
import { table } from '../../pictures/table'
import calculator from './calculator'

const { figure, number } = reading(calculator)

const FOOT = 12

/** Nominal pipe sizes with their outside diameters in inches, as ASME B36.10 has them for steel. */
const SIZES: readonly (readonly [nominal: string, outerDiameter: number])[] = [
  ['½', 0.84],
  ['¾', 1.05],
  ['1', 1.315],
  ['1¼', 1.66],
  ['1½', 1.9],
  ['2', 2.375],
  ['3', 3.5],
  ['4', 4.5],
  ['6', 6.625],
  ['8', 8.625],
  ['10', 10.75],
  ['12', 12.75],
]

export const tables = {
  sizes: table(SIZES, {
    'Nominal size': ([nominal]) => nominal,
    'Outer diameter': ([, outerDiameter]) => `${number(outerDiameter, 3)} in`,
    'Surface per foot': ([, outerDiameter]) =>
      `${number(figure({ outerDiameter, length: FOOT }, 'squareFeet'), 3)} sq ft`,
  }),
}
