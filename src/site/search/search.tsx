import { type KeyboardEvent, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import type { Language } from '../../engine/format'
import { deferred, NOT_REQUESTED } from '../../form/deferred'
import { LoadError } from '../../form/deferred-view'
import { TRANSLATABLE } from '../../form/translatable'
import type { Entry } from './entries'
import { searchIn } from './match'
import styles from './search.module.css'
import { SEARCH_WORDS } from './search-words'
import { MAX_LENGTH } from './typed-words'

/** Two words, of which one is close to others: it goes every way there is. */
const WARMS_UP = 'fee calculatr'

/** Fetched when a field is first used, and kept for the other one. */
const INDEX = deferred(async () => {
  const response = await fetch('/search.json')
  const entries: Entry[] = await response.json()
  const search = searchIn(entries)
  // A browser compiles what it runs for the first time: better now than at the first letter.
  search(WARMS_UP)
  return search
})

const NOTHING_ASKED = { found: undefined, missed: undefined }

interface SearchProps {
  id: string
  /** The language that the page was built in; a translator may say otherwise on the page itself. */
  language: Language
  /** How many calculators there are to find; said before anything is typed. */
  count?: number
}

interface OptionProps {
  entry: Entry
  id: string
  language: Language
  isActive: boolean
}

function Option({ entry: { path, shown, card, language: spoken }, id, language, isActive }: OptionProps) {
  return (
    <a
      href={path}
      id={id}
      role="option"
      aria-selected={isActive}
      aria-current={path === location.pathname ? 'page' : undefined}
      // Arrow keys lead to it, as in every list of suggestions.
      tabIndex={-1}
    >
      <strong>{shown[language]}</strong>
      <span lang={spoken === language ? undefined : spoken}>{card}</span>
    </a>
  )
}

/**
 * Finds calculators by the words people type: a combobox whose suggestions are links. It is hydrated on first use; what
 * was typed before that is answered then. While it has something to show, the page hides its own list (`data-searching`).
 */
export function Search({ id, language, count }: SearchProps) {
  const words = SEARCH_WORDS[language]
  const field = useRef<HTMLInputElement>(null)
  const [query, setQuery] = useState('')
  const [active, setActive] = useState(0)
  /** Enter was pressed before there was anything to open. */
  const isEntered = useRef(false)
  const index = useSyncExternalStore(INDEX.subscribe, INDEX.state, () => NOT_REQUESTED)
  const listId = `${id}-results`
  const optionId = (place: number) => `${id}-${place}`

  const { found, missed } = query && index.status === 'ready' ? index.value(query) : NOTHING_ASKED

  useEffect(() => {
    if (index.status === 'failed') isEntered.current = false
    if (!found || !isEntered.current) return
    isEntered.current = false
    document.getElementById(optionId(0))?.click()
  })

  function ask(text: string) {
    isEntered.current = false
    setQuery(text.trim())
    setActive(0)
  }

  const clear = useCallback(() => {
    if (field.current) field.current.value = ''
    setQuery('')
  }, [])

  useEffect(() => {
    INDEX.request()
    const input = field.current as HTMLInputElement
    setQuery(input.value.trim())
    // A page that is left is left without its search: some browsers empty the field when it comes back, and say nothing.
    const menu = input.closest('dialog')
    // Rendered at once: what React would do later, a page kept in memory never does in some browsers.
    const leave = () => flushSync(clear)
    addEventListener('pagehide', leave)
    menu?.addEventListener('close', clear)
    return () => {
      removeEventListener('pagehide', leave)
      menu?.removeEventListener('close', clear)
    }
  }, [clear])

  function move(by: 1 | -1) {
    if (!found?.length) return
    const next = (active + by + found.length) % found.length
    setActive(next)
    document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' })
  }

  function press(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return
    switch (event.key) {
      case 'Escape':
        // The field would use the key up for itself in some browsers and leave the menu open.
        if (!event.currentTarget.value) return event.currentTarget.closest('dialog')?.close()
        clear()
        break
      case 'ArrowDown':
        move(1)
        break
      case 'ArrowUp':
        move(-1)
        break
      case 'Enter':
        INDEX.request()
        isEntered.current = !found
        document.getElementById(optionId(active))?.click()
        break
      default:
        return
    }
    event.preventDefault()
  }

  const status = found
    ? found.length
      ? words.found(found.length) + (missed ? words.missed(missed) : '')
      : words.none(query)
    : count && words.found(count)
  return (
    <search className={styles.search} data-searching={found ? '' : undefined}>
      <label htmlFor={id} className="visually-hidden" {...TRANSLATABLE}>
        {words.label}
      </label>
      <input
        ref={field}
        id={id}
        // ARIA allows the role of a combobox on a text field, not on a search field.
        type="text"
        role="combobox"
        aria-expanded={Boolean(found?.length)}
        aria-controls={listId}
        aria-activedescendant={found?.length ? optionId(active) : undefined}
        aria-autocomplete="list"
        placeholder={words.examples}
        enterKeyHint="go"
        maxLength={MAX_LENGTH.query}
        // What a browser would put back after a reload, the page has not searched for.
        autoComplete="off"
        spellCheck={false}
        onInput={({ currentTarget }) => ask(currentTarget.value)}
        onFocus={INDEX.request}
        // Whoever goes elsewhere meanwhile is not taken away from there.
        onBlur={() => {
          isEntered.current = false
        }}
        onKeyDown={press}
      />
      <p role="status" {...TRANSLATABLE}>
        {status}
      </p>
      {found?.length === 0 && count && (
        <button
          type="button"
          onClick={() => {
            clear()
            field.current?.focus()
          }}
        >
          {words.all(count)}
        </button>
      )}
      {index.status === 'failed' && (
        <LoadError text={words.failed} retry={words.tryAgain} onRetry={INDEX.request} />
      )}
      <div
        id={listId}
        role="listbox"
        aria-label={words.label}
        className={styles.results}
        hidden={!found?.length}
      >
        {found?.map((entry, place) => (
          <Option
            key={entry.path}
            id={optionId(place)}
            isActive={place === active}
            {...{ entry, language }}
          />
        ))}
      </div>
    </search>
  )
}
