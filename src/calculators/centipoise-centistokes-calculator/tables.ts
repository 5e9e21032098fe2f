import { reading } from '../../pictures/reading'
import { table } from '../../pictures/table'
import calculator from './calculator'
import { fluids } from './fluids'

const { number } = reading(calculator)

export const tables = {
  typical: table(fluids, {
    'Typical fluid': ({ label }) => label,
    'g/cm³': ({ density }) => number(density),
    cP: ({ viscosity }) => number(viscosity),
    cSt: ({ kinematic }) => number(kinematic, 1),
  }),
}
