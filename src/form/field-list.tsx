import { memo } from 'react'
import type { Field } from '../engine/fields'
import { inReadingOrder } from '../engine/reading-order'
import { showWhen } from './conditional-fields'
import { FieldView } from './fields'
import styles from './fields.module.css'
import { FORM_WORDS } from './form-words'
import type { FieldPieceProps, Pieces } from './pieces'
import { TRANSLATABLE } from './translatable'

interface FieldListProps extends FieldPieceProps {
  pieces: Pieces
  /** How often the form was reset: pieces with a state of their own then start anew. Nothing else ever does. */
  resets: number
}

/** All questions of a calculator. A press changes none of them, so it draws none of them anew. */
export const FieldList = memo(function FieldList({ pieces, resets, ...piece }: FieldListProps) {
  const { counted, forReference } = inReadingOrder(piece.calculator.fields)

  const drawn = ([name, field]: readonly [string, Field]) => {
    const Instead = pieces.instead?.[name]
    const After = pieces.after?.[name]
    // A piece of its own takes the whole width, and with it what a piece stands for.
    const isWide = Instead !== undefined || After
    return (
      <div
        key={name}
        className={isWide ? styles.wide : undefined}
        {...(field.kind !== 'many' && showWhen(field.shownWhen))}
      >
        {Instead && <Instead key={resets} {...piece} />}
        {Instead === undefined && field.kind !== 'many' && (
          <FieldView name={name} field={field} calculator={piece.calculator} />
        )}
        {After && <After {...piece} />}
      </div>
    )
  }

  return (
    <>
      <div className={styles.fields}>{counted.map(drawn)}</div>
      {forReference.length > 0 && (
        <fieldset className={styles.reference}>
          <legend {...TRANSLATABLE}>{FORM_WORDS[piece.calculator.formats.language].referenceOnly}</legend>
          <div className={styles.fields}>{forReference.map(drawn)}</div>
        </fieldset>
      )}
    </>
  )
})
