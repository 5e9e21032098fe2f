/** What a form hands over, without a form. */
import type { Example, Typed } from './calculator'
import type { Fields, SingleField } from './fields'
import type { RawInputs } from './read'

function defaultText(field: SingleField): string | undefined {
  if (field.kind === 'toggle') return field.default ? 'on' : undefined
  return String(field.default ?? '')
}

/** What a form with nothing touched hands over. */
export function defaultInputs(fields: Fields): RawInputs {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      field.kind === 'many' ? [defaultText(field.each) ?? ''] : defaultText(field),
    ]),
  )
}

const typedText = (value: Typed | undefined): RawInputs[string] => {
  if (value === undefined || value === false) return undefined
  if (value === true) return 'on'
  return Array.isArray(value) ? value.map(String) : String(value)
}

/** The form with some fields filled in by code instead of by hand. */
export function filled(fields: Fields, inputs: Example['inputs']): RawInputs {
  const typed = Object.entries(inputs).map(([name, value]) => [name, typedText(value)])
  return { ...defaultInputs(fields), ...Object.fromEntries(typed) }
}
