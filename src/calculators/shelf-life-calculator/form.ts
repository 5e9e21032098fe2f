import { deferredDrawing } from '../../form/deferred-drawing'
import { SignPresses } from '../../form/sign-presses'
import { formFor } from '../page-form'
import calculator from './calculator'

const SLOTS = {
  fieldLife: SignPresses,
  belowResult: deferredDrawing(170, () => import('./curve')),
}

export default formFor(calculator, SLOTS)
