import { formFor } from '../page-form'
import calculator from './calculator'
import FluidButtons from './fluid-buttons.server'
import { FluidPresses } from './fluid-presses'

const SLOTS = { fields: { after: { density: FluidButtons } }, fieldLife: FluidPresses }

export default formFor(calculator, SLOTS)
