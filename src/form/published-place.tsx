import { useDeferredValue } from 'react'
import type { Calculator } from '../engine/calculator'
import type { Answer } from './answer'
import { DeferredPiece } from './deferred-piece'
import type { PublishedChoice } from './use-published'
import { FORM_WORDS } from './words'

interface PublishedPlaceProps {
  calculator: Calculator
  answer: Answer
  published: PublishedChoice
  onUse: (id: string) => void
}

/** Below a result by this page's rates: what it would be by the lists that are published. */
export function PublishedPlace({ calculator, answer, published: { piece }, onUse }: PublishedPlaceProps) {
  const drawn = useDeferredValue<Answer | null>(answer, null)
  const { language } = calculator.formats
  if (!piece || !drawn?.result) return null
  return (
    <DeferredPiece
      piece={piece}
      asked={drawn.presses}
      language={language}
      text={FORM_WORDS[language].missingRates}
    >
      {({ PublishedLines, sets }) => <PublishedLines {...{ calculator, sets, onUse }} raw={drawn.raw} />}
    </DeferredPiece>
  )
}
