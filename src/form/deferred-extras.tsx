import { type RefObject, useDeferredValue } from 'react'
import type { Calculator } from '../engine/calculator'
import { withStyles } from './adopted-styles'
import type { Answer } from './answer'
import { deferred } from './deferred'
import { DeferredView } from './deferred-view'
import type { LoadSiblings } from './extras/comparison-list'
import { FORM_WORDS } from './form-words'
import type { PublishedChoice } from './published-choice'
import { usePublishedSettled } from './use-published'

/** Not needed for a result, so lazy. */
export const EXTRAS = deferred(() => withStyles(import('./extras')))

interface DeferredExtrasProps {
  calculator: Calculator
  answer: Answer
  loadSiblings: LoadSiblings | undefined
  published: PublishedChoice
  onUseSet: (id: string) => void
  cost: string | undefined
  onCost: (cost: string | undefined) => void
  form: RefObject<HTMLFormElement | null>
}

/** The extras are rendered after the result itself, on every press (a deferred value). */
export function DeferredExtras({ answer, ...rest }: DeferredExtrasProps) {
  const drawn = useDeferredValue<Answer | null>(answer, null)
  const { language } = rest.calculator.formats
  const isSettled = usePublishedSettled(rest.published, answer.presses)
  if (!drawn?.result) return null
  const { result } = drawn
  return (
    <DeferredView
      source={EXTRAS}
      retryKey={drawn.presses}
      language={language}
      text={FORM_WORDS[language].missingExtras}
    >
      {({ default: Extras }) => isSettled && <Extras {...rest} answer={drawn} breakdown={result} />}
    </DeferredView>
  )
}
