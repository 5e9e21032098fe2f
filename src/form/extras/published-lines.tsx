import { useMemo } from 'react'
import type { Calculator } from '../../engine/calculator'
import { explain } from '../../engine/phrase'
import { type PublishedSet, quoteSets } from '../../engine/published'
import type { Answer } from '../answer'
import { deferred } from '../deferred'
import { DeferredPiece } from '../deferred-piece'
import { EXTRA_WORDS } from './words'

export type LoadPublished = () => Promise<readonly PublishedSet[]>

interface PublishedLinesProps {
  calculator: Calculator
  answer: Answer
  load: LoadPublished
}

/** What the same figures come to by lists that others have published: one line each, with where to look it up. */
export function PublishedLines({ calculator, answer, load }: PublishedLinesProps) {
  const { formats } = calculator
  const words = EXTRA_WORDS[formats.language]
  const sets = useMemo(() => deferred(load), [load])
  return (
    <DeferredPiece
      piece={sets}
      asked={answer.presses}
      language={formats.language}
      text={words.missingPublished}
    >
      {(found) =>
        quoteSets(calculator, answer.raw, found).map(({ set, text }) => (
          <p key={set.id} className="extras-edge">
            <span>{`${explain(text, formats)} `}</span>
            <a href={set.href} rel="noopener">
              {words.priceList}
            </a>
          </p>
        ))
      }
    </DeferredPiece>
  )
}
