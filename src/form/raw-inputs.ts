import type { Fields } from '../engine/fields'
import type { RawInputs } from '../engine/read'

/** What stands in the form right now, as text. */
export function rawInputs(fields: Fields, form: HTMLFormElement): RawInputs {
  const data = new FormData(form)
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const texts = data.getAll(name).map(String)
      return [name, field.kind === 'many' ? texts : texts[0]]
    }),
  )
}
