import { reading } from '../../pictures/reading'
import { table } from '../../pictures/table'
import calculator from './calculator'

const { figure, constant, number } = reading(calculator)

const LEVELS = [-30, -20, -10, 0, 10, 20, 30, 40, 50]
const watt = constant('wattInDbm').value

/** In dBW, since a level of 0 dBm by itself gives no result. At 30 dBm it is 0 dBW that gives none. */
const watts = (level: number) =>
  level === watt
    ? figure({ dbType: 'dbm', value: level }, 'output')
    : figure({ dbType: 'dbw', value: level - watt }, 'output')

export const tables = {
  levels: table(LEVELS, {
    dBm: (level) => String(level).replace('-', '−'),
    mW: (level) => number(watts(level) * constant('milliwatts').value, 3),
    W: (level) => number(watts(level), 6),
    dBW: (level) => String(level - watt).replace('-', '−'),
  }),
}
