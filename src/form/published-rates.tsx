import type { Calculator } from '../engine/calculator'
import { explain } from '../engine/phrase'
import { bySet, type PublishedSet, quoteSets } from '../engine/published'
import type { RawInputs } from '../engine/read'
import fieldStyles from './fields.module.css'
import styles from './form.module.css'

export { bySet, ratesBy } from '../engine/published'

const WORDS = {
  en: {
    which: 'Figures',
    pageRates: 'This page’s rates',
    own: 'Own figures',
    use: 'Use these rates',
    source: 'The list',
  },
  de: {
    which: 'Sätze',
    pageRates: 'Sätze dieser Seite',
    own: 'Eigene Sätze',
    use: 'Diese Sätze verwenden',
    source: 'Zur Liste',
  },
} as const

const OWN = 'own'

interface SetChoiceProps {
  calculator: Calculator
  sets: readonly PublishedSet[]
  id: string | undefined
  hasOwn: boolean
  onChoose: (id: string | undefined) => void
}

/** Whose figures the panel shows: this page's, a published list's, or the visitor's own as soon as one is typed. */
export function SetChoice({ calculator, sets, id, hasOwn, onChoose }: SetChoiceProps) {
  const { language } = calculator.formats
  const words = WORDS[language]
  const chosen = sets.find((set) => set.id === id)
  return (
    <div>
      <label htmlFor="rate-set">{words.which}</label>
      <select
        id="rate-set"
        className={fieldStyles.select}
        value={hasOwn ? OWN : (id ?? '')}
        onChange={({ currentTarget: { value } }) => value !== OWN && onChoose(value || undefined)}
      >
        <option value="">{words.pageRates}</option>
        {sets.map((set) => (
          <option key={set.id} value={set.id}>
            {bySet(set, language)}
          </option>
        ))}
        <option value={OWN} disabled={!hasOwn}>
          {words.own}
        </option>
      </select>
      {chosen && (
        <p>
          <span>{chosen.leavesOut}</span>{' '}
          <a href={chosen.href} rel="noopener">
            {words.source}
          </a>
        </p>
      )}
    </div>
  )
}

interface PublishedLinesProps {
  calculator: Calculator
  raw: RawInputs
  sets: readonly PublishedSet[]
  onUse: (id: string) => void
}

/** What the same figures come to by each published list: "By eBay's list as read on …: fees $16.04, you receive $98.96." */
export function PublishedLines({ calculator, raw, sets, onUse }: PublishedLinesProps) {
  const { formats } = calculator
  return quoteSets(calculator, raw, sets).map(({ set, text }) => (
    <p key={set.id} className={styles.missing}>
      <span>{explain(text, formats)}</span>
      <button type="button" className={styles.retry} onClick={() => onUse(set.id)}>
        {WORDS[formats.language].use}
      </button>
    </p>
  ))
}
