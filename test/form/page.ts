/** A calculator's form in a page without a browser: served and hydrated as on its own page, and used through its elements. */
import { type ComponentType, createElement, type ReactElement, startTransition, useEffect } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { vi } from 'vitest'
import type { PageProps } from '../../src/calculators/page-form'
import { HYDRATED } from '../../src/form/hydrated'
import { acceptAnyNotation } from '../../src/form/number-typing'
import type { Typed } from '../agreed'
import { oneMore } from '../one-more'
import { settle, until } from '../waiting'

let root: Root | undefined

/** What the page does when it is idle, it does at once here, and no more when it is closed. */
const whenIdle = new Set<ReturnType<typeof setTimeout>>()
Object.assign(window, { requestIdleCallback: (act: () => void) => void whenIdle.add(setTimeout(act)) })

// Not in happy-dom: React says by it which option a reset brings back.
Object.defineProperty(HTMLOptionElement.prototype, 'defaultSelected', {
  get(this: HTMLOptionElement) {
    return this.hasAttribute('selected')
  },
  set(this: HTMLOptionElement, isDefault: boolean) {
    this.toggleAttribute('selected', isDefault)
  },
})

const main = () => document.querySelector('main') as HTMLElement
export const form = () => main().querySelector('form') as HTMLFormElement
export const all = <Found extends Element = HTMLElement>(selector: string) => [
  ...document.querySelectorAll<Found>(selector),
]
export const one = <Found extends Element = HTMLElement>(selector: string) =>
  document.querySelector<Found>(selector) as Found
export const field = (name: string, index = 0) =>
  all<HTMLInputElement>(`main form [name="${name}"]`)[index] as HTMLInputElement
export const button = (name: string) =>
  all<HTMLButtonElement>('button').find(
    (found) => seenIn(found) === name || found.getAttribute('aria-label') === name,
  )

export const textOf = (element: Element | null | undefined) =>
  (element?.textContent ?? '').replaceAll('\u00a0', ' ').trim()

/** Its text without what is only heard. */
function seenIn(element: Element): string {
  const copy = element.cloneNode(true) as Element
  for (const heard of copy.querySelectorAll('.visually-hidden')) heard.remove()
  return textOf(copy)
}

const modules = import.meta.glob<{ default: ComponentType<PageProps> }>('../../src/calculators/*/form.ts')

/** The HTML of a form, as it is built. */
export function served(form: ReactElement): string {
  vi.stubEnv('SSR', true)
  try {
    return renderToString(form)
  } finally {
    vi.unstubAllEnvs()
  }
}

/** Opens the page of a calculator, with what its address carries; what happens `before` does so before its script takes over. */
export async function open(
  slug: string,
  props: PageProps = {},
  hash = '',
  before: () => unknown = () => {},
): Promise<void> {
  const load = modules[`../../src/calculators/${slug}/form.ts`]
  if (!load) throw new Error(`there is no ${slug}`)
  const { default: Form } = await load()
  history.replaceState(null, '', `/${slug}/${hash}`)
  const page = createElement(Form, props)
  document.body.innerHTML = `<main>${served(page)}</main>`
  // happy-dom begins with another option than the one that is marked.
  for (const option of all<HTMLOptionElement>('option[selected]')) option.selected = true
  before()
  let isHydrated = false
  form().addEventListener(HYDRATED, () => (isHydrated = true))
  root = hydrateRoot(main(), page)
  await until(() => isHydrated)
  await settle()
  acceptAnyNotation(main())
}

function Last({ whenReached }: { whenReached: () => void }) {
  useEffect(whenReached, [whenReached])
  return null
}

/** React goes through what it was given in its order: when it comes to this, nothing before is left, however slow the machine is. */
const reactHasDone = () =>
  new Promise<void>((done) => {
    const last = createRoot(document.createElement('div'))
    startTransition(() => last.render(createElement(Last, { whenReached: done })))
  })

export async function close(): Promise<void> {
  root?.unmount()
  for (const waiting of whenIdle) clearTimeout(waiting)
  whenIdle.clear()
  root = undefined
  document.body.innerHTML = ''
  // What is still on its way arrives, and what React does with it still finds its window.
  await vi.dynamicImportSettled()
  await reactHasDone()
}

export async function click(element: HTMLElement | null | undefined): Promise<void> {
  if (!element) throw new Error('there is nothing to press')
  element.click()
  await settle()
}
export const press = () => click(one('main form button[type=submit]'))
export const reset = () => click(one('main form button[type=reset]'))

export async function type(input: HTMLInputElement | HTMLSelectElement, text: string): Promise<void> {
  input.focus()
  input.value = text
  for (const event of ['input', 'change']) input.dispatchEvent(new Event(event, { bubbles: true }))
  await settle()
}

/** Fills in the form, with as many fields as it takes. */
export async function fill(inputs: Typed): Promise<void> {
  for (const [name, given] of Object.entries(inputs))
    for (const [index, each] of [given].flat().entries()) {
      if (!field(name, index)) await click(one(oneMore(name)))
      const control = field(name, index)
      if (!control) throw new Error(`the form has no field '${name}'`)
      if (typeof each !== 'boolean') await type(control, each)
      else if (control.checked !== each) await click(control)
    }
}

/** All result lines by key, as displayed, with plain spaces. */
export const results = (): Record<string, string> =>
  Object.fromEntries(all<HTMLOutputElement>('main output').map((output) => [output.name, textOf(output)]))

/** What the form hands over. */
export function handedOver(): Record<string, string[]> {
  const data = new FormData(form())
  return Object.fromEntries([...data.keys()].map((name) => [name, data.getAll(name).map(String)]))
}
