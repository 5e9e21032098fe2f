import { reading } from '../../pictures/reading'
import { table } from '../../pictures/table'
import calculator from './calculator'

const { figure, example, number } = reading(calculator)

const TEMPERATURES = [30, 35, 40, 45, 50]
const test = example('Q-rule')

const days = (key: string) => (testTemperature: number) =>
  number(figure({ ...test, testTemperature }, key), 1)

export const tables = {
  readings: table(TEMPERATURES, {
    'Test at': (temperature) => `${temperature} °C`,
    'Days counted in storage': days('shelfLifeDays'),
    'Days counted in the test': days('inverseReading'),
  }),
}
