import { Exact } from '../engine/exact'
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

/** Fields of the panel of rates are told apart from the calculator's own by their name. */
export const RATE_PREFIX = 'rate:'

/** Rates that the visitor has replaced; blank or unreadable means the rate as it is. */
export function ownRates(form: HTMLFormElement): Record<string, number> {
  const inputs = [...form.elements].filter((element) => element instanceof HTMLInputElement)
  const changed = inputs.filter(
    ({ name, value, defaultValue }) =>
      name.startsWith(RATE_PREFIX) && value !== defaultValue && Exact.read(value) !== undefined,
  )
  return Object.fromEntries(changed.map(({ name, value }) => [name.slice(RATE_PREFIX.length), Number(value)]))
}

type Control = HTMLInputElement | HTMLSelectElement

const isControl = (element: Element): element is Control =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement

/** Whether a control holds what it held when the page came. */
function isUntouched(control: Control): boolean {
  if (control instanceof HTMLSelectElement)
    return [...control.options].every(({ selected, defaultSelected }) => selected === defaultSelected)
  return control.type === 'checkbox'
    ? control.checked === control.defaultChecked
    : control.value === control.defaultValue
}

/** What may still be filled in without replacing what somebody typed or chose. Repeated fields belong together. */
export function leftToFillIn(fields: Fields, form: HTMLFormElement, inputs: RawInputs): RawInputs {
  const group = (name: string) => (fields[name]?.kind === 'many' ? 'many' : name)
  const controls = [...form.elements].filter(isControl)
  const touched = controls.filter((control) => !isUntouched(control)).map(({ name }) => group(name))
  return Object.fromEntries(Object.entries(inputs).filter(([name]) => !touched.includes(group(name))))
}

/** Puts texts into the form's controls, one after the other where a name is repeated. */
export function fillIn(form: HTMLFormElement, inputs: RawInputs): void {
  for (const [name, text] of Object.entries(inputs)) {
    const controls = [...form.elements].filter(isControl).filter((control) => control.name === name)
    for (const [index, each] of [text ?? []].flat().entries()) {
      const control = controls[index]
      if (!control) continue
      if (control instanceof HTMLInputElement && control.type === 'checkbox') control.checked = true
      else control.value = each
    }
  }
}
