import { FieldView } from '../../form/fields'
import type { FieldSlotProps } from '../../form/slots'
import styles from './segments.module.css'

/** The first piece of an area; what is added is a copy of it (segment-presses.ts). */
export default function Segments({ calculator }: FieldSlotProps) {
  const { segmentValue, segmentUnit } = calculator.fields
  if (segmentValue?.kind !== 'many' || segmentUnit?.kind !== 'many') return null
  const common = { calculator, index: 0 }
  return (
    <fieldset className={styles.segments}>
      <legend>Pieces of the shape</legend>
      <div className={styles.segment}>
        <FieldView {...common} name="segmentValue" field={segmentValue.each} />
        <FieldView {...common} name="segmentUnit" field={segmentUnit.each} />
      </div>
      <button type="button" className={styles.add}>
        Add segment
      </button>
    </fieldset>
  )
}
