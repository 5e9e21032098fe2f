/** The search field of the menu: results take the place of the links. Loaded when the field is first used. */
import type { Language } from '../../engine/format'
import type { Entry } from './entries'
import { searchIn } from './match'
import { SEARCH_WORDS } from './words'

const language = document.documentElement.lang as Language
const words = SEARCH_WORDS[language]
const menu = document.querySelector('dialog#menu') as HTMLDialogElement
const field = menu.querySelector('input') as HTMLInputElement
const status = menu.querySelector('[role=status]') as HTMLElement
const results = menu.querySelector('#menu-results') as HTMLElement
const links = results.nextElementSibling as HTMLElement

/** As long as there is none, the links stay. */
let search: ((query: string) => readonly Entry[]) | undefined
let failed = false

const element = (name: string, ...children: (Node | string)[]) => {
  const made = document.createElement(name)
  made.append(...children)
  return made
}

function resultOf({ path, language: spoken, shown, card }: Entry): HTMLElement {
  const link = document.createElement('a')
  link.href = path
  if (path === location.pathname) link.ariaCurrent = 'page'
  link.append(element('strong', shown[language]))
  // A sentence in the page's own language, or none.
  if (spoken === language) link.append(element('span', card))
  return element('li', link)
}

function statusOf(query: string, found: readonly Entry[] | undefined): string {
  if (!found) return failed ? words.failed : ''
  return found.length ? words.found(found.length) : words.none(query)
}

function show() {
  const query = field.value.trim()
  const found = query && search ? search(query) : undefined
  results.replaceChildren(...(found ?? []).map(resultOf))
  results.hidden = !found?.length
  links.hidden = found !== undefined
  status.textContent = statusOf(query, found)
}

function clear() {
  field.value = ''
  show()
}

/** From the field down through the results and back up; says whether there was somewhere to go. */
function move(by: 1 | -1): boolean {
  const stops: HTMLElement[] = [field, ...results.querySelectorAll('a')]
  const at = stops.indexOf(document.activeElement as HTMLElement)
  const next = at === -1 ? undefined : stops[at + by]
  next?.focus()
  return next !== undefined
}

menu.addEventListener('keydown', (event) => {
  if (event.isComposing) return
  switch (event.key) {
    case 'Escape':
      if (!field.value) return
      clear()
      field.focus()
      break
    case 'ArrowDown':
      if (!move(1)) return
      break
    case 'ArrowUp':
      if (!move(-1)) return
      break
    case 'Enter':
      if (event.target !== field) return
      results.querySelector('a')?.click()
      break
    default:
      return
  }
  // The press is used up: it does not also close the dialog or scroll it.
  event.preventDefault()
})

async function load() {
  if (search) return
  try {
    const response = await fetch('/search.json')
    search = searchIn<Entry>(await response.json())
  } catch {
    failed = true
  }
  show()
}

field.addEventListener('input', show)
field.addEventListener('focus', load)
menu.addEventListener('close', clear)
load()
