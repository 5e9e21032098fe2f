/** The fields of a form, as elements; part of what stands in every page before its script. */

export type Control = HTMLInputElement | HTMLSelectElement

const isControl = (element: Element): element is Control =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement

export const controlsOf = (form: HTMLFormElement) => [...form.elements].filter(isControl)

/** Whether a control holds what it held when the page came. */
export function isUntouched(control: Control): boolean {
  if (control instanceof HTMLSelectElement)
    return [...control.options].every(({ selected, defaultSelected }) => selected === defaultSelected)
  return control.type === 'checkbox'
    ? control.checked === control.defaultChecked
    : control.value === control.defaultValue
}
