/** A whole form, as somebody fills it in who knows their way: choices, then one field after the other with Tab, then boxes. */
import type { Stop } from './engine.ts'

/** What is to stand in a field of that name, which may be there several times. */
export type Inputs = Readonly<Record<string, string | boolean | readonly string[]>>

interface Place {
  readonly name: string
  readonly nth: number
}

/** What is left to be done by hand once the choices are made. */
export interface Plan {
  readonly texts: readonly (Place & Stop)[]
  readonly boxes: readonly (Place & { readonly ticked: boolean })[]
}

/**
 * Runs in the page: makes the choices, and says which fields can be seen then, in their order, and how often Tab is pressed from
 * each to the next. Native lists open windows of their own that no engine lets one press in; as Playwright does, this sets and
 * says so.
 */
export function choosing(inputs: Inputs): Plan {
  const form = document.querySelector('main form') as HTMLFormElement
  const wanted = Object.entries(inputs).flatMap(([name, value]) =>
    [value].flat().map((each, nth) => ({ name, nth, each })),
  )
  const controlAt = ({ name, nth }: Place) =>
    form.querySelectorAll<HTMLInputElement | HTMLSelectElement>(`[name="${name}"]`)[nth]
  const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true })

  for (const { each, ...place } of wanted) {
    const control = controlAt(place)
    if (!(control instanceof HTMLSelectElement) || !isSeen(control)) continue
    control.focus()
    if (![...control.options].some(({ value }) => value === each))
      throw new Error(`${place.name} has no option ${each}`)
    control.value = String(each)
    for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }))
  }

  const stops = [...form.querySelectorAll<HTMLElement>('input, select, button, summary, a')].filter(
    (element) => isSeen(element) && element.tabIndex >= 0,
  )
  const seen = wanted.flatMap(({ each, ...place }) => {
    const stop = stops.indexOf(controlAt(place) as HTMLElement)
    return stop < 0 ? [] : [{ ...place, each, stop }]
  })
  const texts = seen
    .filter(({ each, ...place }) => typeof each === 'string' && controlAt(place)?.tagName === 'INPUT')
    .toSorted((a, b) => a.stop - b.stop)
  return {
    texts: texts.map(({ name, nth, each, stop }, index) => ({
      name,
      nth,
      text: String(each),
      tabs: stop - (texts[index - 1]?.stop ?? stop),
    })),
    boxes: seen.flatMap(({ name, nth, each }) =>
      typeof each === 'boolean' ? [{ name, nth, ticked: each }] : [],
    ),
  }
}

/** Runs in the page: whether every text stands where it was meant to; undefined while it does not. */
export function standing(texts: Plan['texts']): true | undefined {
  const controls = (name: string) => document.querySelectorAll<HTMLInputElement>(`main form [name="${name}"]`)
  return texts.every(({ name, nth, text }) => controls(name)[nth]?.value === text) || undefined
}
