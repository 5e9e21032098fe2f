/** The search field of the home page: typing narrows the grid of cards. Loaded when the field is first used. */
import type { Entry } from './entries'
import { searchIn } from './match'
import { SEARCH_WORDS } from './words'

const words = SEARCH_WORDS.en
const field = document.querySelector('#home-search') as HTMLInputElement
const status = field.closest('search')?.querySelector('[role=status]') as HTMLElement
const index = document.querySelector('#search-index')?.textContent ?? '[]'

const entries: Entry[] = JSON.parse(index)
const search = searchIn(entries)
const cards = entries.map(
  ({ path }) => document.querySelector(`main li:has(> a[href="${path}"])`) as HTMLElement,
)

/** The cards that stay, the best first. */
function narrow(): readonly HTMLElement[] {
  const query = field.value.trim()
  const found = search(query).map((entry) => cards[entries.indexOf(entry)] as HTMLElement)
  for (const card of cards) {
    card.hidden = !found.includes(card)
    card.toggleAttribute('data-best', query !== '' && card === found[0])
  }
  status.textContent = found.length
    ? words.found(found.length)
    : `${words.none(query)}; clear the field to see all ${cards.length}`
  return found
}

field.addEventListener('input', narrow)

field.addEventListener('keydown', (event) => {
  if (event.isComposing) return
  if (event.key === 'Escape') {
    field.value = ''
    narrow()
  }
  if (event.key === 'Enter' && field.value.trim()) narrow()[0]?.querySelector('a')?.click()
})

narrow()
