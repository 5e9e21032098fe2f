import { reading } from '../../pictures/reading'
import { table } from '../../pictures/table'
import calculator from './calculator'
import { TYPICAL } from './typical'

const { figure, number } = reading(calculator)

const TONS = [1, 2, 3, 4, 5]

export const tables = {
  tons: table(TONS, {
    Tons: String,
    ...Object.fromEntries(
      Object.values(TYPICAL).map((perTon) => [`${perTon}/ton`, (tons: number) => number(tons * perTon)]),
    ),
    'This page': (tons) => number(figure({ conversion: 'tons-to-cfm', tons }, 'cfm'), 0),
  }),
}
