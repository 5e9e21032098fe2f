import type { Calculator } from '../../engine/calculator'
import { bySet, bySetInFull, type PublishedSet } from '../../engine/published'
import boxes from '../boxes.module.css'
import { EXTRAS_WORDS } from './extras-words'

const WORDS = {
  en: {
    which: 'Which rates',
    pageRates: 'This page’s rates',
    own: 'Own figures',
  },
  de: {
    which: 'Welche Sätze',
    pageRates: 'Sätze dieser Seite',
    own: 'Eigene Sätze',
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
        className={boxes.select}
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
          {/* Cut off where the list is chosen. */}
          <span>{bySetInFull(chosen, language)}</span>{' '}
          <a href={chosen.href} rel="noopener">
            {EXTRAS_WORDS[language].priceList}
          </a>
        </p>
      )}
    </div>
  )
}
