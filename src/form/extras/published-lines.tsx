import { type RefObject, useCallback } from 'react'
import type { Calculator } from '../../engine/calculator'
import { explain } from '../../engine/phrase'
import { type PublishedSet, quoteSets } from '../../engine/published'
import type { Answer } from '../answer'
import { DeferredView } from '../deferred-view'
import type { PublishedChoice } from '../published-choice'
import { EXTRAS_WORDS } from './extras-words'
import { ownRateTexts } from './own-rate-texts'

interface PublishedLinesProps {
  calculator: Calculator
  answer: Answer
  published: PublishedChoice
  /** Without a name: this page's own. */
  onUse: (id?: string) => void
  /** The press after which a button here was used: the one that comes in its place with the next press takes the focus. */
  takenAfter: RefObject<number | undefined>
}

/**
 * Below a result by this page's rates: what the same figures come to by lists that others have published. Below any other, the
 * way back to them.
 */
export function PublishedLines({
  calculator,
  answer,
  published: { source },
  onUse,
  takenAfter,
}: PublishedLinesProps) {
  const { formats } = calculator
  const words = EXTRAS_WORDS[formats.language]
  // The same function until the next press: called with a button that comes, not with one that stays.
  const follow = useCallback(
    (button: HTMLButtonElement | null) => {
      if (!button || takenAfter.current !== answer.presses - 1) return
      takenAfter.current = undefined
      // Unless the visitor has gone elsewhere meanwhile.
      if (document.activeElement?.getAttribute('type') === 'submit') button.focus({ preventScroll: true })
    },
    [takenAfter, answer.presses],
  )
  if (answer.set || ownRateTexts(calculator, answer).length > 0)
    return (
      <div>
        <button ref={follow} type="button" className="extras-tool" onClick={() => onUse()}>
          {words.usePage}
        </button>
      </div>
    )
  if (!source) return null
  /** Of several lists, which one: all have the same words to be seen. */
  const heard = ({ name }: PublishedSet, { length }: readonly PublishedSet[]) =>
    length > 1 && <span className="visually-hidden">{`: ${name}`}</span>
  return (
    <DeferredView
      source={source}
      retryKey={answer.presses}
      retry={formats.words.form.tryAgain}
      text={words.missingPublished}
    >
      {({ sets }) =>
        quoteSets(calculator, answer.raw, sets).map(({ set, text, isSame }) => (
          <div key={set.id} className="extras-note">
            <p>
              <span>{`${explain(text, formats)} `}</span>
              <a href={set.href} rel="noopener">
                {words.priceList}
                {heard(set, sets)}
              </a>
            </p>
            {!isSame && <p className="extras-hint">{set.leavesOut}</p>}
            {!isSame && (
              <button ref={follow} type="button" className="extras-tool" onClick={() => onUse(set.id)}>
                {words.useSet}
                {heard(set, sets)}
              </button>
            )}
          </div>
        ))
      }
    </DeferredView>
  )
}
