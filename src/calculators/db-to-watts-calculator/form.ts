import { deferredDrawing } from '../../form/deferred-drawing'
import { formFor } from '../page-form'
import calculator from './calculator'

const SLOTS = { belowResult: deferredDrawing(114, () => import('./ladder')) }

export default formFor(calculator, SLOTS)
