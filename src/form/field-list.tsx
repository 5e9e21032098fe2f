import { memo, useLayoutEffect, useState } from 'react'
import type { Field } from '../engine/fields'
import { inReadingOrder } from '../engine/reading-order'
import { showWhen } from './conditional-fields'
import { FieldView } from './fields'
import styles from './fields.module.css'
import { fillIn, formState } from './form-state'
import type { FieldSlots, FieldsProps } from './slots'
import { TRANSLATABLE } from './translatable'

interface FieldListProps extends FieldsProps {
  slots?: FieldSlots
}

/** All questions of a calculator. A press changes none of them, so none is rendered again. */
export const FieldList = memo(function FieldList({ slots = {}, resets, ...props }: FieldListProps) {
  const { counted, forReference } = inReadingOrder(props.calculator.fields)

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
        {Replacement && <Replacement key={resets} {...props} />}
        {Replacement === undefined && field.kind !== 'many' && (
          <FieldView name={name} field={field} calculator={props.calculator} />
        )}
        {After && <After key={resets} {...props} />}
      </div>
    )
  }

  return (
    <>
      <div className={styles.fields}>{counted.map(drawn)}</div>
      {forReference.length > 0 && (
        <fieldset className={styles.reference}>
          <legend {...TRANSLATABLE}>{props.calculator.formats.words.form.referenceOnly}</legend>
          <div className={styles.fields}>{forReference.map(drawn)}</div>
        </fieldset>
      )}
    </>
  )
})

const formInPage = () => document.querySelector<HTMLFormElement>('main form')

/** Questions that are drawn by script too: in forms whose calculator has components of its own among them. */
export const liveFields = (slots: FieldSlots) =>
  function LiveFields(props: FieldsProps) {
    const { calculator } = props
    const [served] = useState(() => (import.meta.env.SSR ? null : formInPage()))

    // Where React finds the form changed by others, it draws it anew, without what was typed.
    useLayoutEffect(() => {
      const form = formInPage()
      if (served && form && served !== form) fillIn(form, formState(calculator, served).raw)
    }, [served, calculator])

    return <FieldList slots={slots} {...props} />
  }
