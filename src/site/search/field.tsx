import type { Language } from '../../engine/format'
import { Icon } from '../icon'
import styles from './field.module.css'
import { SEARCH_WORDS } from './words'

interface FieldProps {
  id: string
  language: Language
  /** What is said below the field before anything is typed. */
  status?: string
}

/** A field and the line that says what it found. What happens on typing is up to the script that belongs to it. */
export function SearchField({ id, language, status }: FieldProps) {
  const words = SEARCH_WORDS[language]
  return (
    <search className={styles.search}>
      <label htmlFor={id} className="visually-hidden">
        {words.label}
      </label>
      <div className={styles.box}>
        <Icon name="search" />
        <input
          id={id}
          type="search"
          placeholder={words.examples}
          enterKeyHint="go"
          // What a browser would put back after a reload, the page has not searched for.
          autoComplete="off"
          spellCheck={false}
        />
      </div>
      <p role="status">{status}</p>
    </search>
  )
}
