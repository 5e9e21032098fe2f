// @vitest-environment happy-dom
/** The search as it is used, with an index of its own. */
import { createElement } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Entry } from './entries'

const entry = (path: string, en: string, de: string, language: 'en' | 'de' = 'en'): Entry => ({
  path,
  language,
  shown: { en, de },
  names: [en, de],
  keywords: [],
  card: `All about ${en}.`,
})
const ENTRIES = [
  entry('/waist/', 'Waist Calculator', 'Taille'),
  entry('/water/', 'Water Calculator', 'Wasser'),
  entry('/paypal/', 'PayPal Fees', 'PayPal-Gebühren', 'de'),
]

let root: Root
const fetched = vi.fn()

const field = () => document.querySelector('input') as HTMLInputElement
const list = () => document.querySelector('[role=listbox]') as HTMLElement
const options = () => [...document.querySelectorAll('[role=option]')]
const shown = () => options().map((option) => option.querySelector('strong')?.textContent)
const active = () => options().findIndex((option) => option.getAttribute('aria-selected') === 'true')
const isSearching = () => document.querySelector('[data-searching]') !== null
const status = () => document.querySelector('[role=status]')?.textContent
const settle = () => new Promise((done) => setTimeout(done))

async function until(holds: () => unknown): Promise<void> {
  for (let tries = 0; tries < 1000 && !holds(); tries++) await settle()
  expect(holds()).toBeTruthy()
}

async function open(props: { language?: 'en' | 'de'; count?: number } = {}, typed = '') {
  // Kept for every field of a page, so each page has its own.
  vi.resetModules()
  const { Search } = await import('./search')
  document.body.innerHTML = '<dialog open><div></div></dialog>'
  root = createRoot(document.querySelector('div') as HTMLElement)
  root.render(createElement(Search, { id: 'search', language: 'en', ...props }))
  await until(field)
  if (typed) await type(typed)
  await until(() => fetched.mock.calls.length)
  await settle()
}

async function type(text: string) {
  field().value = text
  field().dispatchEvent(new Event('input', { bubbles: true }))
  await settle()
}

async function key(name: string, more: KeyboardEventInit = {}): Promise<boolean> {
  const event = new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...more })
  field().dispatchEvent(event)
  await settle()
  return event.defaultPrevented
}

beforeEach(() => {
  fetched.mockReset().mockImplementation(async () => ({ json: async () => ENTRIES }))
  vi.stubGlobal('fetch', fetched)
  history.replaceState(null, '', '/water/')
  Element.prototype.scrollIntoView = vi.fn()
  // This page knows no <search>, and React says so.
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  root.unmount()
  vi.unstubAllGlobals()
})

describe('before anything is typed', () => {
  it('asks for its index once, hides nothing, and says how much there is to find', async () => {
    await open({ count: 27 })
    expect(fetched).toHaveBeenCalledExactlyOnceWith('/search.json')
    expect(status()).toBe('27 calculators')
    expect(isSearching()).toBe(false)
    expect(field().getAttribute('aria-expanded')).toBe('false')
    expect(field().getAttribute('aria-activedescendant')).toBeNull()
    expect(field().getAttribute('aria-controls')).toBe(list().id)
    expect(list().hidden).toBe(true)
    field().focus()
    await settle()
    expect(fetched).toHaveBeenCalledOnce()
  })

  it('keys mean nothing', async () => {
    await open()
    expect(status()).toBe('')
    expect(await key('ArrowDown')).toBe(true)
    expect(await key('Enter')).toBe(true)
    expect(active()).toBe(-1)
    expect(await key('a')).toBe(false)
  })
})

describe('what is typed', () => {
  it('finds, says how many, and hides the list of the page', async () => {
    await open({}, ' wa ')
    await until(() => options().length === 2)
    expect(shown()).toEqual(['Waist Calculator', 'Water Calculator'])
    expect(status()).toBe('2 calculators')
    expect(isSearching()).toBe(true)
    expect(field().getAttribute('aria-expanded')).toBe('true')
    expect(field().getAttribute('aria-activedescendant')).toBe(options()[0]?.id)
    expect(options().map((option) => option.getAttribute('href'))).toEqual(['/waist/', '/water/'])
    expect(options().map((option) => option.getAttribute('aria-current'))).toEqual([null, 'page'])
    expect(options()[0]?.textContent).toBe('Waist CalculatorAll about Waist Calculator.')
    expect(list().hidden).toBe(false)
    // Arrow keys lead through them; Tab goes past.
    expect(options().map((option) => option.getAttribute('tabindex'))).toEqual(['-1', '-1'])
  })

  it('is nothing as long as it is blank', async () => {
    await open({}, 'wa')
    await until(() => options().length)
    await type('  ')
    expect([isSearching(), options().length]).toEqual([false, 0])
  })

  it('finds nothing, and says so', async () => {
    await open({}, 'xyzzy')
    await until(() => /xyzzy/.test(status() ?? ''))
    expect(options()).toEqual([])
    expect(field().getAttribute('aria-expanded')).toBe('false')
    expect(isSearching()).toBe(true)
  })

  it('is answered in the language of the page', async () => {
    await open({ language: 'de' }, 'pay')
    await until(() => options().length)
    expect(options()[0]?.textContent).toBe('PayPal-GebührenAll about PayPal Fees.')
    await type('taille')
    expect(options()[0]?.textContent).toBe('Taille')
  })
})

describe('keys', () => {
  beforeEach(async () => {
    await open({}, 'about')
    await until(() => options().length === 3)
  })

  it('go down and up, round the ends, and keep what is chosen in view', async () => {
    expect(active()).toBe(0)
    expect(await key('ArrowDown')).toBe(true)
    expect(active()).toBe(1)
    expect(vi.mocked(Element.prototype.scrollIntoView).mock.contexts.at(-1)).toBe(options()[1])
    expect(Element.prototype.scrollIntoView).toHaveBeenLastCalledWith({ block: 'nearest' })
    expect(await key('ArrowUp')).toBe(true)
    expect(active()).toBe(0)
    await key('ArrowUp')
    expect(active()).toBe(2)
    await key('ArrowDown')
    expect(active()).toBe(0)
    await key('ArrowDown')
    await type('wat')
    expect(active()).toBe(0)
  })

  it('Enter opens the chosen one', async () => {
    const opened: (string | null)[] = []
    document.addEventListener('click', (event) => {
      event.preventDefault()
      opened.push((event.target as Element).getAttribute('href'))
    })
    await key('ArrowDown')
    expect(await key('Enter')).toBe(true)
    expect(opened).toEqual(['/water/'])
  })

  it('mean the letters while a word is being composed', async () => {
    expect(await key('ArrowDown', { isComposing: true })).toBe(false)
    expect(active()).toBe(0)
  })

  it('Escape clears the field, then closes the menu', async () => {
    const menu = document.querySelector('dialog') as HTMLDialogElement
    expect(await key('Escape')).toBe(true)
    expect([field().value, isSearching(), menu.open]).toEqual(['', false, true])
    await key('Escape')
    expect(menu.open).toBe(false)
  })

  it('the search is over when the menu closes, and when the page is left', async () => {
    document.querySelector('dialog')?.dispatchEvent(new Event('close'))
    await settle()
    expect([field().value, options().length]).toEqual(['', 0])
    await type('wa')
    expect(options()).toHaveLength(2)
    dispatchEvent(new Event('pagehide'))
    expect([field().value, options().length]).toEqual(['', 0])
  })
})

it('an index that does not come is missed in one line, and asked for again', async () => {
  fetched.mockRejectedValueOnce(new Error('no line'))
  await open({}, 'wa')
  await until(() => document.querySelector('button'))
  expect(options()).toEqual([])
  document.querySelector('button')?.click()
  await until(() => options().length === 2)
  expect(document.querySelector('button')).toBeNull()
})

it('what was typed before the script is answered', async () => {
  vi.resetModules()
  const { Search } = await import('./search')
  const { renderToString } = await import('react-dom/server')
  const { hydrateRoot } = await import('react-dom/client')
  const element = createElement(Search, { id: 'search', language: 'en' })
  document.body.innerHTML = `<div>${renderToString(element)}</div>`
  field().value = ' xyzzy '
  root = hydrateRoot(document.querySelector('div') as HTMLElement, element)
  await until(() => status() === 'No calculator matches "xyzzy"')
})
