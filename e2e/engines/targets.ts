/** What a visitor points at: by its role and name where it has one, by selector where it has none. */

export interface Target {
  readonly css: string
  /** The whole name as it is read out. */
  readonly name?: string
  /** Part of the name. */
  readonly naming?: string
  /** Which of several, from 0; the first that can be seen where nothing is said. */
  readonly nth?: number
}

type Named = (name: string) => Target

export const css = (selector: string, nth?: number): Target => ({
  css: selector,
  ...(nth !== undefined && { nth }),
})

const form = 'main form'
export const field = (name: string, nth?: number): Target => css(`${form} [name="${name}"]`, nth)
export const output = (key: string): Target => css(`output[name="${key}"]`)
export const calculate = css(`${form} button[type=submit]`)

export const button: Named = (name) => ({ css: 'button, [role=button]', name })
/** A label may go on after this, with the unit for those who listen. */
export const labelled: Named = (naming) => ({ css: 'input, select, textarea', naming })
export const summary: Named = (naming) => ({ css: 'summary', naming })
/** The smallest thing that says so. */
export const saying: Named = (naming) => ({ css: 'body *:not(:has(*))', naming })

/** Runs in the page: all that is meant, in the order of the page. */
export function findAll({ css, name, naming }: Target): Element[] {
  const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim()
  const nameOf = (element: Element) => {
    const by = element.getAttribute('aria-labelledby')?.split(' ')
    const labels = (element as HTMLInputElement).labels
    return plain(
      element.getAttribute('aria-label') ??
        by?.map((id) => document.getElementById(id)?.textContent).join(' ') ??
        (labels?.length ? [...labels].map(({ textContent }) => textContent).join(' ') : element.textContent),
    )
  }
  return [...document.querySelectorAll(css)].filter(
    (element) =>
      (name === undefined || nameOf(element) === name) &&
      (naming === undefined || nameOf(element).includes(naming)),
  )
}
