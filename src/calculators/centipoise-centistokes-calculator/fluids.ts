import { reading } from '../../pictures/reading'
import calculator from './calculator'

/** Typical dynamic viscosities in cP: fuels and water at 20 °C, oils at 40 °C. */
const TYPICAL = { gasoline: 0.5, water: 1, diesel: 3, 'hydraulic-fluid': 40, 'motor-oil': 85 }

const { figure, constant } = reading(calculator)

/** Five fluids with both of their viscosities, the second one worked out by the calculator. */
export const fluids = Object.entries(TYPICAL).map(([name, viscosity]) => {
  const { label, value: density } = constant(name)
  const kinematic = figure({ viscosity, density, conversion: 'cp-to-cst', precision: '6' }, 'converted')
  return { label, density, viscosity, kinematic }
})
