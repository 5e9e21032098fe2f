import type { Field } from '../engine/fields'
import { inReadingOrder } from '../engine/reading-order'
import { showWhen } from './conditional-fields'
import { FieldView } from './fields'
import styles from './fields.module.css'
import { QUESTION_WORDS } from './question-words'
import type { FieldsProps } from './slots'

/** All questions of a calculator. */
export function FieldList({ calculator, slots = {} }: FieldsProps) {
  const { counted, forReference } = inReadingOrder(calculator.fields)

  const drawn = ([name, field]: readonly [string, Field]) => {
    const Replacement = slots.replace?.[name]
    const After = slots.after?.[name]
    // A component of the calculator takes the whole width, and so does a box to tick, which has no height of a field.
    const isWide = Replacement !== undefined || After || field.kind === 'toggle'
    return (
      <div
        key={name}
        className={isWide ? styles.wide : undefined}
        {...(field.kind !== 'many' && showWhen(field.shownWhen))}
      >
        {Replacement && <Replacement calculator={calculator} />}
        {Replacement === undefined && field.kind !== 'many' && (
          <FieldView name={name} field={field} calculator={calculator} />
        )}
        {After && <After calculator={calculator} />}
      </div>
    )
  }

  return (
    <>
      <div className={styles.fields}>{counted.map(drawn)}</div>
      {forReference.length > 0 && (
        <fieldset className={styles.reference}>
          <legend>{QUESTION_WORDS[calculator.formats.language].referenceOnly}</legend>
          <div className={styles.fields}>{forReference.map(drawn)}</div>
        </fieldset>
      )}
    </>
  )
}
