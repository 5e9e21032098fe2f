import { liveFields } from '../../form/field-list'
import { formFor } from '../page-form'
import calculator from './calculator'
import { FluidButtons } from './fluid-buttons'

const SLOTS = { fields: liveFields({ after: { density: FluidButtons } }) }

export default formFor(calculator, SLOTS)
