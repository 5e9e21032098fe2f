import type { MouseEvent } from 'react'
import type { Calculator } from '../engine/calculator'
import type { ChoiceField, NumberField, SingleField, ToggleField } from '../engine/fields'
import { currencySign } from '../engine/format'
import styles from './fields.module.css'
import { FORM_WORDS } from './words'

interface FieldProps<Asked extends SingleField> {
  name: string
  field: Asked
  calculator: Calculator
  /** Tells repeated fields of one name apart. */
  index?: number
}

const fieldId = (name: string, index?: number) => (index === undefined ? name : `${name}-${index}`)

function Hint({ id, field, calculator }: { id: string; field: SingleField; calculator: Calculator }) {
  const reference = field.forReference && FORM_WORDS[calculator.formats.language].forReference
  const text = [field.hint, reference].filter(Boolean).join(' ')
  return text ? (
    <p id={`${id}-hint`} className={styles.hint}>
      {text}
    </p>
  ) : null
}

const describedBy = (id: string, { hint, forReference }: SingleField) =>
  hint || forReference ? `${id}-hint` : undefined

/** What stands inside the field's edge: a sign before the figure or a unit after it. */
function edges({ kind, unit }: NumberField, { currency = 'USD' }: Calculator) {
  if (kind === 'money') return currencySign(currency)
  return { after: kind === 'percent' ? '%' : unit }
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
    <button type="button" className={styles.sign} onClick={flip} aria-label={label} title={label}>
      ±
    </button>
  )
}

function NumberInput({ name, field, calculator, index }: FieldProps<NumberField>) {
  const id = fieldId(name, index)
  const { before, after } = edges(field, calculator)
  return (
    <div className={styles.box}>
      {field.signed && <SignButton target={id} label={FORM_WORDS[calculator.formats.language].sign} />}
      {before && <span aria-hidden="true">{before}</span>}
      <input
        type="number"
        inputMode="decimal"
        id={id}
        name={name}
        defaultValue={field.default}
        min={field.signed ? undefined : field.kind === 'integer' ? 1 : 0}
        max={field.max}
        step={field.step ?? 0.01}
        placeholder={field.kind === 'money' ? '0.00' : '0'}
        aria-describedby={describedBy(id, field)}
      />
      {after && <span aria-hidden="true">{after}</span>}
    </div>
  )
}

function Choice({ name, field, index }: FieldProps<ChoiceField>) {
  const id = fieldId(name, index)
  return (
    <select
      id={id}
      name={name}
      className={styles.select}
      defaultValue={field.default}
      aria-describedby={describedBy(id, field)}
    >
      {field.options.map(([value, label]) => (
        <option key={value} value={value}>
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
        <span>{field.label}</span>
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
        {field.label}
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
