import { formFor } from '../page-form'
import calculator from './calculator'
import { SegmentPresses } from './segment-presses'
import Segments from './segments.server'

const SLOTS = {
  fields: { replace: { segmentValue: Segments, segmentUnit: null } },
  fieldLife: SegmentPresses,
}

export default formFor(calculator, SLOTS)
