import { reading } from '../../pictures/reading'
import { table } from '../../pictures/table'
import calculator from './calculator'

const { figure, number } = reading(calculator)

/** Built-up areas in square feet, with the shares that the form starts with. */
const FLATS = [500, 800, 1000, 1500]

const area = (key: string) => (builtUpArea: number) => number(figure({ builtUpArea }, key))

export const tables = {
  flats: table(FLATS, {
    'Built-up': area('builtUpArea'),
    Walls: area('wallArea'),
    Balcony: area('balconyArea'),
    Carpet: area('carpetArea'),
    'Super built-up': area('superBuiltUp'),
  }),
}
