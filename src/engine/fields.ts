/** What a visitor can be asked for. A field says how it looks, how its text is read and what blank means. */

/** Holds while the choice of this name has this value. */
export interface Condition {
  readonly field: string
  readonly is: string
}

/** Another wording of a field while a condition holds. */
export interface Rewording extends Condition {
  readonly label?: string
  readonly unit?: string
  readonly spoken?: string
  readonly hint?: string
  /** Whatever stands in the field does not change the result then. */
  readonly forReference?: true
}

interface FieldBase {
  readonly label: string
  /** Muted text under the field. */
  readonly hint?: string
  /** The field does not change the result; the form says so beside it. */
  readonly forReference?: true
  /** Asked before any number: whose money it is, say, without which the numbers mean something else. */
  readonly comesFirst?: true
  /** The field is shown, and its value counts, only then. */
  readonly shownWhen?: Condition
  /** Reworded then (metric instead of imperial, say); each word from the first whose condition holds. */
  readonly rewordedWhen?: readonly Rewording[]
}

interface NumberFieldBase extends FieldBase {
  /** What stands in the field at first; without it the field starts blank. */
  readonly default?: number
  /** What a blank or unreadable field counts as. */
  readonly whenBlank?: number
  readonly max?: number
  readonly step?: number
}

type NumberKind = 'money' | 'number' | 'percent' | 'integer'

interface WithUnit {
  readonly unit?: string
  /** How the unit is said to those who cannot see it, where the label does not name it: ", in milligrams". */
  readonly spoken?: string
  /** Negative values are usual: phones without a minus key get a button for it. */
  readonly signed?: true
}

export interface NumberField extends NumberFieldBase, WithUnit {
  readonly kind: NumberKind
  /** What a typed 0 counts as, where 0 makes no sense. */
  readonly whenZero?: number
}

export type Options = readonly (readonly [value: string, label: string])[]

export interface ChoiceField<Value extends string = string> extends FieldBase {
  readonly kind: 'choice'
  readonly options: readonly (readonly [value: Value, label: string])[]
  readonly default: Value
}

export interface ToggleField extends FieldBase {
  readonly kind: 'toggle'
  readonly default: boolean
}

export type SingleField = NumberField | ChoiceField | ToggleField

/** The same question any number of times; drawn by a piece of form of the calculator's own. */
export interface ManyField<Each extends SingleField = SingleField> {
  readonly kind: 'many'
  readonly each: Each
}

export type Field = SingleField | ManyField
export type Fields = Readonly<Record<string, Field>>

/** What is asked, once or any number of times. */
export const askedBy = (field: Field): SingleField => (field.kind === 'many' ? field.each : field)

export const money = (asked: NumberFieldBase): NumberField => ({ kind: 'money', ...asked })

export const number = (asked: NumberFieldBase & WithUnit & { whenZero?: number }): NumberField => ({
  kind: 'number',
  ...asked,
})

export const percent = (asked: NumberFieldBase): NumberField => ({ kind: 'percent', step: 0.1, ...asked })

export const integer = (asked: NumberFieldBase & { whenZero?: number }): NumberField => ({
  kind: 'integer',
  step: 1,
  ...asked,
})

/** Options are pairs, not an object: an object would sort '90', '60', '45' by number. */
export function choice<const Listed extends Options>(
  asked: FieldBase & { options: Listed; default: Listed[number][0] },
): ChoiceField<Listed[number][0]> {
  return { kind: 'choice', ...asked }
}

export const toggle = (asked: FieldBase & { default: boolean }): ToggleField => ({ kind: 'toggle', ...asked })

export const many = <Each extends SingleField>(each: Each): ManyField<Each> => ({ kind: 'many', each })
