import type { Calculator } from '../engine/calculator'
import { Exact } from '../engine/exact'
import type { Fields } from '../engine/fields'
import type { Language } from '../engine/format'
import type { FormState } from '../engine/fragment'
import { readNotation } from '../engine/notation'
import type { OwnRates } from '../engine/own-rates'
import type { RawInputs } from '../engine/read'
import { type Control, controlsOf, isUntouched } from './controls'
import { isTextByTyping, TYPE_CHANGED } from './number-typing'

/** The number in a field, as a number field would hold it; blank where it cannot be read. */
export const numberIn = (input: HTMLInputElement, language: Language | undefined): string =>
  isTextByTyping(input) ? (readNotation(input.value, language)?.toDecimal() ?? '') : input.value

/** What a control hands over; an empty checkbox hands over nothing. */
function textsOf(control: Control, language: Language): string[] {
  if (control instanceof HTMLSelectElement) return [control.value]
  if (control.type === 'checkbox') return control.checked ? ['on'] : []
  return [numberIn(control, language)]
}

function byName(form: HTMLFormElement): Map<string, Control[]> {
  const named = new Map<string, Control[]>()
  for (const control of controlsOf(form))
    named.set(control.name, [...(named.get(control.name) ?? []), control])
  return named
}

function rawInputs(fields: Fields, form: HTMLFormElement, language: Language): RawInputs {
  const controls = byName(form)
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const texts = (controls.get(name) ?? []).flatMap((control) => textsOf(control, language))
      return [name, field.kind === 'many' ? texts : texts[0]]
    }),
  )
}

/** What was typed in a notation that a number field could not hold, by the name of the field; blank for those that hold a number. */
const typedTexts = (form: HTMLFormElement): TypedState['typed'] =>
  Object.fromEntries(
    [...byName(form)]
      .filter(([, named]) => named.some(isTextByTyping))
      .map(([name, named]) => [name, named.map((control) => (isTextByTyping(control) ? control.value : ''))]),
  )

/** Fields of the panel of rates are told apart from the calculator's own by their name. */
const RATE_PREFIX = 'rate:'

export const rateName = (path: string) => `${RATE_PREFIX}${path}`

/** A hidden field holds a rate that came with a link, until the panel is there to show it. */
const isOwn = ({ type, value, defaultValue }: HTMLInputElement) => type === 'hidden' || value !== defaultValue

/** No percentage has thousands: "2.495" is one of two and a half, on a German page too. */
const isPercentage = ({ name }: HTMLInputElement) => name.endsWith('/percent')

/** Rates that the visitor has replaced; blank or unreadable means the rate as it is. */
export function ownRates(form: HTMLFormElement, language: Language): OwnRates {
  const inputs = controlsOf(form).filter((control) => control instanceof HTMLInputElement)
  const read = inputs
    .filter((input) => input.name.startsWith(RATE_PREFIX) && isOwn(input))
    .flatMap((input): [string, number][] => {
      const figure = Exact.read(numberIn(input, isPercentage(input) ? undefined : language))
      return figure ? [[input.name.slice(RATE_PREFIX.length), figure.toNumber()]] : []
    })
  return Object.fromEntries(read)
}

/** The state of a form, with what was typed where that is not what was read. */
export interface TypedState extends FormState {
  readonly typed: Readonly<Record<string, readonly string[]>>
}

/** What stands in the form right now. */
export const formState = ({ fields, formats }: Calculator, form: HTMLFormElement): TypedState => ({
  raw: rawInputs(fields, form, formats.language),
  ownRates: ownRates(form, formats.language),
  typed: typedTexts(form),
})

/**
 * What may still be filled in without replacing what somebody typed or chose. Repeated fields belong together; those that hold what
 * they are to be filled with are no obstacle: a browser may have put it back, and knows nothing of those that were added.
 */
export function leftToFillIn(
  { fields, formats }: Calculator,
  form: HTMLFormElement,
  inputs: RawInputs,
): RawInputs {
  const isMany = (name: string) => fields[name]?.kind === 'many'
  const group = (name: string) => (isMany(name) ? 'many' : name)
  const touched = [...byName(form)]
    .filter(([name, controls]) =>
      controls.some(
        (control, index) =>
          !isUntouched(control) &&
          !(isMany(name) && inputs[name]?.[index] === textsOf(control, formats.language)[0]),
      ),
    )
    .map(([name]) => group(name))
  return Object.fromEntries(Object.entries(inputs).filter(([name]) => !touched.includes(group(name))))
}

/** Puts a text into a control, which is a number field again if it was one. */
export function put(control: Control, text: string): void {
  if (control instanceof HTMLInputElement && control.type === 'checkbox') control.checked = text !== ''
  else {
    if (control instanceof HTMLInputElement && isTextByTyping(control)) {
      control.type = 'number'
      control.dispatchEvent(new Event(TYPE_CHANGED))
    }
    control.value = text
  }
}

/** What was typed in another notation, as a number field can hold it: browsers put back only what fits the field as served. */
export function holdAsNumbers({ formats }: Calculator, form: HTMLFormElement): void {
  for (const control of controlsOf(form))
    if (control instanceof HTMLInputElement && isTextByTyping(control)) {
      const number = numberIn(control, formats.language)
      if (number) put(control, number)
    }
}

/** Whether there is a control for every text; repeated fields are added a few at a time. */
export const hasFieldsFor = (form: HTMLFormElement, inputs: RawInputs): boolean =>
  Object.entries(inputs).every(
    ([name, given]) =>
      typeof given !== 'object' ||
      controlsOf(form).filter((control) => control.name === name).length >= given.length,
  )

/** Puts texts into the form's controls, one after the other where a name is repeated. */
export function fillIn(form: HTMLFormElement, inputs: RawInputs): void {
  const controls = byName(form)
  for (const [name, given] of Object.entries(inputs)) {
    const texts = [given ?? ''].flat()
    for (const [index, control] of (controls.get(name) ?? []).entries()) {
      const text = texts[index]
      if (text !== undefined) put(control, text)
    }
  }
}
