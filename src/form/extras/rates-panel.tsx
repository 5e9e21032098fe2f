import { useRef, useState } from 'react'
import type { Calculator } from '../../engine/calculator'
import type { Formats } from '../../engine/format'
import type { OwnRates } from '../../engine/own-rates'
import { ratesBy } from '../../engine/published'
import type { Rates } from '../../engine/rates'
import { withRates } from '../../engine/with-rates'
import { DeferredView } from '../deferred-view'
import { ownRates } from '../form-state'
import { HiddenRates } from '../hidden-rates'
import type { PublishedChoice, PublishedLists } from '../published-choice'
import { usePublishedLists, usePublishedSettled } from '../use-published'
import { RateFigures } from './rate-figures'
import { RATES_WORDS } from './rates-words'
import { SetChoice } from './set-choice'

interface RatesPanelProps {
  calculator: Calculator
  /** Rates that a link has brought; Reset brings the page's own back. */
  given: OwnRates | undefined
  published: PublishedChoice
  retryKey: number
}

/** Whose figures are used, and every number of them, each open to be replaced for this visit. */
export function RatesPanel({ calculator, given, published, retryKey }: RatesPanelProps) {
  const { formats } = calculator
  const { source, id, choose } = published
  /** What a link has brought gives way to a list that is chosen here. */
  const [replaced, setReplaced] = useState<OwnRates>()
  const brought = given === replaced ? undefined : given
  const [choices, setChoices] = useState(0)
  const [hasTyped, setTyped] = useState<boolean>()
  const hasOwn = hasTyped ?? Object.keys(brought ?? {}).length > 0
  const { ratesHint, apply } = RATES_WORDS[formats.language]
  const place = useRef<HTMLDivElement>(null)
  const lists = usePublishedLists(published)
  const isSettled = usePublishedSettled(published, retryKey)
  const rates = isSettled ? ratesIn(lists, id, calculator) : undefined
  const choosing = (name: string | undefined) => {
    // The result no longer fits what is chosen. Own figures are still in the fields now, and are gone when these are drawn anew.
    place.current?.dispatchEvent(new Event('input', { bubbles: true }))
    choose(name)
    setReplaced(given)
    setChoices((times) => times + 1)
    setTyped(false)
  }
  return (
    <div ref={place} className="rates-panel" onInput={() => setTyped(hasOwnRates(place.current, formats))}>
      <p>{ratesHint}</p>
      {source && (
        <DeferredView
          {...{ source, retryKey }}
          retry={formats.words.form.tryAgain}
          text={formats.words.form.missingRates}
        >
          {({ sets }) => <SetChoice {...{ calculator, sets, id, hasOwn }} onChoose={choosing} />}
        </DeferredView>
      )}
      {/* In its own place, so that nothing typed is lost when the lists arrive. */}
      {rates ? (
        <RateFigures key={`${id} ${choices}`} calculator={withRates(calculator, rates)} given={brought} />
      ) : (
        <HiddenRates given={brought} />
      )}
      {/* The form's own button may be far above. */}
      <button
        type="button"
        className="extras-tool"
        onClick={({ currentTarget }) => currentTarget.form?.requestSubmit()}
      >
        {apply}
      </button>
    </div>
  )
}

/** The figures of the chosen list, or the page's own. Those of a list that has not arrived cannot be shown. */
function ratesIn(
  lists: PublishedLists | undefined,
  id: string | undefined,
  calculator: Calculator,
): Rates | undefined {
  if (id && !lists) return
  const set = lists?.sets.find((candidate) => candidate.id === id)
  return set ? ratesBy(calculator, set) : calculator.rates
}

/** As a press would read them. */
function hasOwnRates(panel: HTMLElement | null, { language }: Formats): boolean {
  const form = panel?.closest('form')
  return form ? Object.keys(ownRates(form, language)).length > 0 : false
}
