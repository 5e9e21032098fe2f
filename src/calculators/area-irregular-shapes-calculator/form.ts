import { liveFields } from '../../form/field-list'
import { formFor } from '../page-form'
import calculator from './calculator'
import { Segments } from './segments'

const SLOTS = { fields: liveFields({ replace: { segmentValue: Segments, segmentUnit: null } }) }

export default formFor(calculator, SLOTS)
