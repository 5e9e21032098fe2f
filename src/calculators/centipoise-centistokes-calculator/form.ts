import { formFor } from '../page-form'
import calculator from './calculator'
import { FluidButtons } from './fluid-buttons'

const SLOTS = { after: { density: FluidButtons } }

export default formFor(calculator, SLOTS)
