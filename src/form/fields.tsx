import type { MouseEvent, ReactNode } from 'react'
import type { Calculator } from '../engine/calculator'
import type { ChoiceField, NumberField, SingleField, ToggleField } from '../engine/fields'
import { currencySign } from '../engine/format'
import styles from './fields.module.css'
import { onlyUnless, onlyWhen } from './fitting'
import { TRANSLATABLE } from './translatable'
import { FORM_WORDS } from './words'

interface FieldProps<Asked extends SingleField> {
  name: string
  field: Asked
  calculator: Calculator
  /** Tells repeated fields of one name apart. */
  index?: number
  /** What stands in it at first, where that is not the field's own default. */
  initial?: string
}

const fieldId = (name: string, index?: number) => (index === undefined ? name : `${name}-${index}`)

/** A part of a question. Where a choice changes it, both ways of putting it stand there, and one is shown. */
function Words({ field, part }: { field: SingleField; part: 'label' | 'hint' | 'unit' }) {
  const { otherwise } = field
  const words = (field as Partial<NumberField>)[part]
  if (!otherwise?.[part]) return words ? <span {...TRANSLATABLE}>{words}</span> : null
  return (
    <>
      <span {...TRANSLATABLE} {...onlyUnless(otherwise)}>
        {words}
      </span>
      <span {...TRANSLATABLE} {...onlyWhen(otherwise)}>
        {otherwise[part]}
      </span>
    </>
  )
}

const hasHint = ({ hint, otherwise, forReference }: SingleField) => hint || otherwise?.hint || forReference

function Hint({ id, field, calculator }: { id: string; field: SingleField; calculator: Calculator }) {
  return hasHint(field) ? (
    <p id={`${id}-hint`} className={styles.hint}>
      <Words field={field} part="hint" />
      {field.forReference && (
        <span {...TRANSLATABLE}>{` ${FORM_WORDS[calculator.formats.language].forReference}`}</span>
      )}
    </p>
  ) : null
}

const describedBy = (id: string, field: SingleField) => (hasHint(field) ? `${id}-hint` : undefined)

/** What stands inside the field's edge: a sign before the figure or a unit after it. */
function edges(field: NumberField, { currency = 'USD' }: Calculator): { before?: string; after?: ReactNode } {
  if (field.kind === 'money') return currencySign(currency)
  return { after: field.kind === 'percent' ? '%' : field.unit && <Words field={field} part="unit" /> }
}

/** Decimal keypads of phones have no minus key. */
function SignButton({ target, label }: { target: string; label: string }) {
  function flip({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    const input = currentTarget.form?.elements.namedItem(target)
    if (!(input instanceof HTMLInputElement) || input.value === '') return
    input.value = input.value.startsWith('-') ? input.value.slice(1) : `-${input.value}`
    input.focus()
  }
  return (
    <button
      type="button"
      className={styles.sign}
      onClick={flip}
      aria-label={label}
      title={label}
      translate="no"
    >
      ±
    </button>
  )
}

function NumberInput({ name, field, calculator, index, initial }: FieldProps<NumberField>) {
  const id = fieldId(name, index)
  const { before, after } = edges(field, calculator)
  return (
    <div className={styles.box}>
      {field.signed && <SignButton target={id} label={FORM_WORDS[calculator.formats.language].sign} />}
      {before && (
        <span aria-hidden="true" translate="no">
          {before}
        </span>
      )}
      <input
        type="number"
        inputMode="decimal"
        id={id}
        name={name}
        defaultValue={initial ?? field.default}
        min={field.signed ? undefined : field.kind === 'integer' ? 1 : 0}
        max={field.max}
        step={field.step ?? 0.01}
        placeholder={calculator.formats.number(0, 2, field.kind === 'money' ? 2 : 0)}
        aria-describedby={describedBy(id, field)}
      />
      {after && (
        <span aria-hidden="true" translate="no">
          {after}
        </span>
      )}
    </div>
  )
}

function Choice({ name, field, index, initial }: FieldProps<ChoiceField>) {
  const id = fieldId(name, index)
  return (
    <select
      id={id}
      name={name}
      className={styles.select}
      defaultValue={initial ?? field.default}
      aria-describedby={describedBy(id, field)}
    >
      {field.options.map(([value, label]) => (
        <option key={value} value={value} {...TRANSLATABLE}>
          {label}
        </option>
      ))}
    </select>
  )
}

function Toggle({ name, field, calculator }: FieldProps<ToggleField>) {
  return (
    <div className={styles.field}>
      <label className={styles.toggle}>
        <input
          type="checkbox"
          id={name}
          name={name}
          defaultChecked={field.default}
          aria-describedby={describedBy(name, field)}
        />
        <span>
          <Words field={field} part="label" />
        </span>
      </label>
      <Hint id={name} field={field} calculator={calculator} />
    </div>
  )
}

/** A label, its native control and a hint: the same for every question on the site. */
export function FieldView(props: FieldProps<SingleField>) {
  const { field, name, index, calculator } = props
  if (field.kind === 'toggle') return <Toggle {...props} field={field} />
  const id = fieldId(name, index)
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        <Words field={field} part="label" />
      </label>
      {field.kind === 'choice' ? (
        <Choice {...props} field={field} />
      ) : (
        <NumberInput {...props} field={field} />
      )}
      <Hint id={id} field={field} calculator={calculator} />
    </div>
  )
}
