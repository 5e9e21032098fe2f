import { deferredDrawing } from '../../form/deferred-drawing'
import { formFor } from '../page-form'
import calculator from './calculator'

const SLOTS = { belowResult: deferredDrawing(210, () => import('./lot-plan')) }

export default formFor(calculator, SLOTS)
