import { useDeferredValue } from 'react'
import type { Answer } from './answer'
import { DeferredView } from './deferred-view'
import type { ExtrasProps } from './extras'
import { EXTRAS } from './extras-module'
import { usePublishedSettled } from './use-published'

type DeferredExtrasProps = Omit<ExtrasProps, 'breakdown'>

/** The extras are rendered after the result itself, on every press (a deferred value). */
export function DeferredExtras({ answer, ...rest }: DeferredExtrasProps) {
  const drawn = useDeferredValue<Answer | null>(answer, null)
  const words = rest.calculator.formats.words.form
  const isSettled = usePublishedSettled(rest.published, answer.presses)
  if (!drawn?.result) return null
  const { result } = drawn
  return (
    <DeferredView source={EXTRAS} retryKey={drawn.presses} text={words.missingExtras} retry={words.tryAgain}>
      {({ default: Extras }) => isSettled && <Extras {...rest} answer={drawn} breakdown={result} />}
    </DeferredView>
  )
}
