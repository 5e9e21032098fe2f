import { reading } from '../../pictures/reading'
import { table } from '../../pictures/table'
import calculator from './calculator'

const { figure, number } = reading(calculator)

/** mg in each mL. */
const STRENGTHS = [100, 50, 20, 10, 9, 1, 0.1]

export const tables = {
  notations: table(STRENGTHS, {
    '% w/v': (mass) => `${number(figure({ mass, volume: 1 }, 'percentWv'), 3)}%`,
    'mg/mL': (mass) => number(figure({ mass, volume: 1 }, 'concentration'), 3),
    'g/L': (mass) => number(figure({ mass, volume: 1 }, 'concentration'), 3),
    '1 g in n mL': (mass) => `1 : ${number(1000 / mass, 0)}`,
  }),
}
