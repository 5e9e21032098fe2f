import { type MouseEvent, memo, useCallback, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Calculator } from '../../engine/calculator'
import { MAX_REPEATED } from '../../engine/fragment'
import { FieldView } from '../../form/fields'
import type { FieldSlotProps } from '../../form/slots'
import { TRANSLATABLE } from '../../form/translatable'
import styles from './segments.module.css'

interface Segment {
  /** Not its place: removing a piece must not move what was typed into another. */
  readonly id: number
  readonly value?: string
  readonly unit?: string
}

/** Pieces of a link come in small portions, so that the page is never held up. */
const PORTION = 5

/** What a link brings beyond the pieces that are there already. */
function broughtBy(given: FieldSlotProps['given'], from: number): Segment[] {
  const [values, units] = [given?.segmentValue ?? [], given?.segmentUnit ?? []].map((texts) => [texts].flat())
  const count = Math.max(values?.length ?? 0, units?.length ?? 0)
  return Array.from({ length: Math.max(0, count - from) }, (_, index) => ({
    id: from + index,
    value: values?.[from + index],
    unit: units?.[from + index],
  }))
}

interface SegmentFieldsProps extends Segment {
  calculator: Calculator
  /** Its number as the visitor counts, where it can be removed. */
  removable: number | undefined
  /** With its place, from 1 on. */
  onRemove: (id: number, place: number) => void
}

/** Drawn anew only when it has changed itself, however many others come or go. */
const SegmentFields = memo(function SegmentFields(props: SegmentFieldsProps) {
  const { id, value, unit, calculator, removable, onRemove } = props
  const { segmentValue, segmentUnit } = calculator.fields
  if (segmentValue?.kind !== 'many' || segmentUnit?.kind !== 'many') return null
  const common = { calculator, index: id, of: removable ? `, piece ${removable}` : undefined }
  return (
    <div className={styles.segment}>
      <FieldView {...common} name="segmentValue" field={segmentValue.each} initial={value} />
      <FieldView {...common} name="segmentUnit" field={segmentUnit.each} initial={unit} />
      {removable && (
        <button type="button" className={styles.remove} onClick={() => onRemove(id, removable)}>
          {`Remove piece ${removable}`}
        </button>
      )}
    </div>
  )
})

/** Any number of pieces of one area; never fewer than one. */
export function Segments({ calculator, given, onFieldsAdded }: FieldSlotProps) {
  const [segments, setSegments] = useState<readonly Segment[]>([{ id: 0 }])
  const [taken, setTaken] = useState<FieldSlotProps['given']>()
  const [toCome, setToCome] = useState<readonly Segment[]>([])
  if (given !== taken) {
    setTaken(given)
    setToCome(broughtBy(given, segments.length))
  }

  useEffect(() => {
    if (toCome.length === 0) return onFieldsAdded()
    const next = setTimeout(() => {
      setSegments((there) => [...there, ...toCome.slice(0, PORTION)])
      setToCome(toCome.slice(PORTION))
    })
    return () => clearTimeout(next)
  }, [toCome, onFieldsAdded])

  const add = ({ detail }: MouseEvent) => {
    flushSync(() =>
      setSegments((there) => [...there, { id: Math.max(...there.map(({ id }) => id)) + toCome.length + 1 }]),
    )
    // Whoever pressed a key would have to go back for it, and would not hear of it.
    if (detail === 0) [...(pieces.current?.querySelectorAll('input') ?? [])].at(-1)?.focus()
  }
  const addButton = useRef<HTMLButtonElement>(null)
  const pieces = useRef<HTMLFieldSetElement>(null)
  const remove = useCallback((id: number, place: number) => {
    flushSync(() => setSegments((there) => there.filter((segment) => segment.id !== id)))
    // The button that was pressed is gone: that of the piece in its place goes on, or the last one.
    const left = pieces.current?.querySelectorAll<HTMLButtonElement>(`.${styles.remove}`) ?? []
    const next = left[Math.min(place, left.length) - 1] ?? addButton.current
    next?.focus({ preventScroll: true })
    // The result no longer fits.
    pieces.current?.dispatchEvent(new Event('input', { bubbles: true }))
  }, [])

  return (
    <fieldset ref={pieces} className={styles.segments}>
      <legend {...TRANSLATABLE}>Pieces of the shape</legend>
      {segments.map((segment, place) => (
        <SegmentFields
          key={segment.id}
          {...segment}
          calculator={calculator}
          removable={segments.length > 1 ? place + 1 : undefined}
          onRemove={remove}
        />
      ))}
      {segments.length < MAX_REPEATED ? (
        <button ref={addButton} type="button" className={styles.add} onClick={add} {...TRANSLATABLE}>
          Add segment
        </button>
      ) : (
        <p {...TRANSLATABLE}>{`${MAX_REPEATED} pieces at most. Add up the rest separately.`}</p>
      )}
    </fieldset>
  )
}
