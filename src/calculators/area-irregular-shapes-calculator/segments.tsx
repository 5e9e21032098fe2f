import { useState } from 'react'
import { FieldView } from '../../form/fields'
import type { FieldPieceProps } from '../../form/pieces'
import styles from './segments.module.css'

/** Any number of pieces of one area; never fewer than one. */
export function Segments({ calculator, given }: FieldPieceProps) {
  // Ids, not places: removing a piece must not move what was typed into another.
  const [ids, setIds] = useState(() => [
    ...Array(Math.max(1, [given.segmentValue ?? []].flat().length)).keys(),
  ])
  const { segmentValue, segmentUnit } = calculator.fields
  if (segmentValue?.kind !== 'many' || segmentUnit?.kind !== 'many') return null
  return (
    <fieldset className={styles.segments}>
      <legend>Pieces of the shape</legend>
      {ids.map((id, place) => (
        <div key={id} className={styles.segment}>
          <FieldView name="segmentValue" field={segmentValue.each} calculator={calculator} index={id} />
          <FieldView name="segmentUnit" field={segmentUnit.each} calculator={calculator} index={id} />
          {ids.length > 1 && (
            <button
              type="button"
              className={styles.remove}
              onClick={() => setIds((before) => before.filter((other) => other !== id))}
            >
              {`Remove piece ${place + 1}`}
            </button>
          )}
        </div>
      ))}
      <button
        type="button"
        className={styles.add}
        onClick={() => setIds((before) => [...before, Math.max(...before) + 1])}
      >
        Add segment
      </button>
    </fieldset>
  )
}
