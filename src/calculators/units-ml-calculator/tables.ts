import { reading } from '../../pictures/reading'
import { table } from '../../pictures/table'
import calculator from './calculator'

const { figure, number } = reading(calculator)

const FRACTIONS = [
  ['1 cup', 1, 'cup'],
  ['½ cup', 1 / 2, 'cup'],
  ['⅓ cup', 1 / 3, 'cup'],
  ['¼ cup', 1 / 4, 'cup'],
  ['1 tbsp', 1, 'tbsp'],
  ['½ tbsp', 1 / 2, 'tbsp'],
  ['1 tsp', 1, 'tsp'],
  ['¼ tsp', 1 / 4, 'tsp'],
] as const

const inUnit =
  (toUnit: string) =>
  ([, quantity, fromUnit]: (typeof FRACTIONS)[number]) =>
    number(figure({ quantity, fromUnit, toUnit }, 'converted'))

export const tables = {
  kitchen: table(FRACTIONS, {
    'US measure': ([name]) => name,
    tbsp: inUnit('tbsp'),
    'fl oz': inUnit('fl-oz'),
    mL: inUnit('ml'),
  }),
}
