import { Exact, exact } from './exact'
import type {
  ChoiceField,
  Condition,
  Field,
  Fields,
  ManyField,
  NumberField,
  SingleField,
  ToggleField,
} from './fields'

/** What a form hands over: one text per field, several for a repeated one, none for an empty checkbox. */
export type RawInputs = Readonly<Record<string, string | readonly string[] | undefined>>

type ValueOf<Asked extends Field> =
  Asked extends ManyField<infer Each>
    ? readonly SingleValue<Each>[]
    : Asked extends SingleField
      ? SingleValue<Asked>
      : never

type SingleValue<Asked extends SingleField> =
  Asked extends ChoiceField<infer Value> ? Value : Asked extends ToggleField ? boolean : Exact

export type Values<Asked extends Fields> = { readonly [Name in keyof Asked]: ValueOf<Asked[Name]> }

export const texts = (raw: RawInputs[string]): readonly string[] =>
  raw === undefined ? [] : typeof raw === 'string' ? [raw] : raw

/** Blank or unreadable is never an error: it counts as what the field says, or 0. */
export function readNumber(field: NumberField, text: string): Exact {
  const typed = Exact.read(text)
  const read = typed && field.kind === 'integer' ? typed.truncated() : typed
  if (!read) return exact(field.whenBlank ?? 0)
  return read.isZero() && field.whenZero !== undefined ? exact(field.whenZero) : read
}

/** A value that is missing or not among the options falls back to the default. */
function readChoice(field: ChoiceField, text: string | undefined): string {
  return field.options.some(([value]) => value === text) ? (text as string) : field.default
}

function readOne(field: SingleField, text: string | undefined): Exact | string | boolean {
  switch (field.kind) {
    case 'choice':
      return readChoice(field, text)
    case 'toggle':
      return text !== undefined
    default:
      return readNumber(field, text ?? '')
  }
}

function holds({ field, is }: Condition, fields: Fields, raw: RawInputs): boolean {
  const switching = fields[field]
  return switching?.kind === 'choice' && readChoice(switching, texts(raw[field])[0]) === is
}

/** A hidden field counts as if it had never been filled in. */
export function isShown(field: Field, fields: Fields, raw: RawInputs): boolean {
  return field.kind === 'many' || !field.shownWhen || holds(field.shownWhen, fields, raw)
}

/** The field as it is worded for the other inputs. */
export function reworded<Asked extends SingleField>(field: Asked, fields: Fields, raw: RawInputs): Asked {
  const rewordings = (field.rewordedWhen ?? []).filter((condition) => holds(condition, fields, raw))
  if (rewordings.length === 0) return field
  const words = rewordings.map(({ field: _field, is: _is, ...own }) => own)
  return Object.assign({ ...field }, ...words.reverse())
}

export function readInputs<Asked extends Fields>(fields: Asked, raw: RawInputs): Values<Asked> {
  const read = Object.entries(fields).map(([name, field]) => {
    const given = isShown(field, fields, raw) ? texts(raw[name]) : []
    const value =
      field.kind === 'many' ? given.map((text) => readOne(field.each, text)) : readOne(field, given[0])
    return [name, value]
  })
  return Object.fromEntries(read) as Values<Asked>
}
