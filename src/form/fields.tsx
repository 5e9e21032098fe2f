import type { ReactNode } from 'react'
import type { Calculator } from '../engine/calculator'
import { currencySign } from '../engine/currency-sign'
import type { ChoiceField, NumberField, SingleField, ToggleField } from '../engine/fields'
import type { Formats } from '../engine/format'
import boxes from './boxes.module.css'
import { hideWhen, showWhen } from './conditional-fields'
import styles from './fields.module.css'
import { InUnit } from './in-unit'
import { NumberInput } from './number-input'
import { QUESTION_WORDS } from './question-words'
import { signOf } from './sign-presses'

interface FieldProps<Asked extends SingleField> {
  name: string
  field: Asked
  calculator: Calculator
  /** Tells repeated fields of one name apart. */
  index?: number
}

const fieldId = (name: string, index?: number) => (index === undefined ? name : `${name}-${index}`)

/** A part of a question. Where a choice changes it, all ways of putting it stand there, and one is shown. */
function Words({ field, part }: { field: SingleField; part: 'label' | 'hint' | 'unit' | 'spoken' }) {
  const usual = (field as Partial<NumberField>)[part]
  // From the last to the first: those that come first hide those that come after them.
  return (field.rewordedWhen ?? []).reduceRight<ReactNode>(
    (words, other) =>
      other[part] ? (
        <>
          <span {...hideWhen(other)}>{words}</span>
          <span {...showWhen(other)}>{other[part]}</span>
        </>
      ) : (
        words
      ),
    usual,
  )
}

const hasHint = ({ hint, rewordedWhen }: SingleField) => hint || rewordedWhen?.some((other) => other.hint)

function Hint({ id, field }: { id: string; field: SingleField }) {
  return hasHint(field) ? (
    <p id={`${id}-hint`} className={styles.hint}>
      <Words field={field} part="hint" />
    </p>
  ) : null
}

const describedBy = (id: string, field: SingleField) => (hasHint(field) ? `${id}-hint` : undefined)

/** Of money and shares the words are known; other units bring theirs where the label does not say them. */
function SpokenUnit({ field, formats }: { field: NumberField; formats: Formats }) {
  if (field.kind === 'money' || field.kind === 'percent')
    return <InUnit formats={formats} unit={field.kind} />
  if (!field.spoken) return null
  return (
    <span className="visually-hidden" translate="no">
      <Words field={field} part="spoken" />
    </span>
  )
}

/** What stands inside the field's edge: a sign before the figure or a unit after it. */
function affixes(field: NumberField, formats: Formats): { before?: string; after?: ReactNode } {
  if (field.kind === 'money') return currencySign(formats.currency)
  return { after: field.kind === 'percent' ? '%' : field.unit && <Words field={field} part="unit" /> }
}

/** Decimal keypads of phones have no minus key. What a press does is in sign-presses.ts. */
const SignButton = ({ target, label }: { target: string; label: string }) => (
  <button
    type="button"
    className={styles.sign}
    {...signOf(target)}
    aria-label={label}
    title={label}
    translate="no"
  >
    ±
  </button>
)

/** What a blank field counts as. */
const placeholder = ({ whenBlank, step }: NumberField, { formats }: Calculator): string =>
  whenBlank === undefined && step !== 1 ? formats.number(0, 2, 2) : formats.number(whenBlank ?? 0, 2)

function NumberBox({ name, field, calculator, index }: FieldProps<NumberField>) {
  const id = fieldId(name, index)
  const { before, after } = affixes(field, calculator.formats)
  return (
    <div className={boxes.box}>
      {field.signed && <SignButton target={id} label={QUESTION_WORDS[calculator.formats.language].sign} />}
      {before && (
        <span aria-hidden="true" translate="no">
          {before}
        </span>
      )}
      <NumberInput
        id={id}
        name={name}
        defaultValue={field.default}
        min={field.signed ? undefined : field.kind === 'integer' ? 1 : 0}
        max={field.max}
        step={field.step ?? 0.01}
        placeholder={placeholder(field, calculator)}
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

function Choice({ name, field, index }: FieldProps<ChoiceField>) {
  const id = fieldId(name, index)
  return (
    <select
      id={id}
      name={name}
      className={boxes.select}
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

function Toggle({ name, field }: FieldProps<ToggleField>) {
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
      <Hint id={name} field={field} />
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
        {field.kind !== 'choice' && <SpokenUnit field={field} formats={calculator.formats} />}
      </label>
      {field.kind === 'choice' ? <Choice {...props} field={field} /> : <NumberBox {...props} field={field} />}
      <Hint id={id} field={field} />
    </div>
  )
}
