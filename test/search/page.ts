/** A page with a search that has an index of its own, without a browser. */
import { createElement } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { vi } from 'vitest'
import type { Entry } from '../../src/site/search/entries'
import { settle, until } from '../waiting'

const entry = (path: string, en: string, de: string, language: 'en' | 'de' = 'en'): Entry => ({
  path,
  language,
  shown: { en, de },
  names: [en, de],
  keywords: [],
  categories: [],
  card: `All about ${en}.`,
})
const ENTRIES = [
  entry('/waist/', 'Waist Calculator', 'Taille'),
  entry('/water/', 'Water Calculator', 'Wasser'),
  entry('/paypal/', 'PayPal Fees', 'PayPal-Gebühren', 'de'),
]

let root: Root
export const fetched = vi.fn()

export const field = () => document.querySelector('input') as HTMLInputElement
export const list = () => document.querySelector('[role=listbox]') as HTMLElement
export const options = () => [...document.querySelectorAll('[role=option]')]
export const shown = () => options().map((option) => option.querySelector('strong')?.textContent)
export const active = () => options().findIndex((option) => option.getAttribute('aria-selected') === 'true')
export const isSearching = () => document.querySelector('[data-searching]') !== null
export const status = () => document.querySelector('[role=status]')?.textContent

export async function open(props: { language?: 'en' | 'de'; count?: number } = {}, typed = '') {
  // Kept for every field of a page, so each page has its own.
  vi.resetModules()
  const { Search } = await import('../../src/site/search/search')
  document.body.innerHTML = '<dialog open><div></div></dialog>'
  root = createRoot(document.querySelector('div') as HTMLElement)
  root.render(createElement(Search, { id: 'search', language: 'en', ...props }))
  await until(field)
  if (typed) await type(typed)
  await until(() => fetched.mock.calls.length)
  await settle()
}

/** The page as it comes, with what is typed into it before its script is there. */
export async function openLate(typed: string) {
  vi.resetModules()
  const { Search } = await import('../../src/site/search/search')
  const element = createElement(Search, { id: 'search', language: 'en' })
  document.body.innerHTML = `<div>${renderToString(element)}</div>`
  field().value = typed
  root = hydrateRoot(document.querySelector('div') as HTMLElement, element)
}

export async function type(text: string) {
  field().value = text
  field().dispatchEvent(new Event('input', { bubbles: true }))
  await settle()
}

export async function key(name: string, more: KeyboardEventInit = {}): Promise<boolean> {
  const event = new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...more })
  field().dispatchEvent(event)
  await settle()
  return event.defaultPrevented
}

export function prepare(): void {
  fetched.mockReset().mockImplementation(async () => ({ json: async () => ENTRIES }))
  vi.stubGlobal('fetch', fetched)
  history.replaceState(null, '', '/water/')
  Element.prototype.scrollIntoView = vi.fn()
  // This page knows no <search>, and React says so.
  vi.spyOn(console, 'error').mockImplementation(() => {})
}

export function close(): void {
  root.unmount()
  vi.unstubAllGlobals()
}
