import { deferredDrawing } from '../../form/deferred-drawing'
import { formFor } from '../page-form'
import calculator from './calculator'

const SLOTS = { belowResult: deferredDrawing(74, () => import('./band-bar')) }

export default formFor(calculator, SLOTS)
