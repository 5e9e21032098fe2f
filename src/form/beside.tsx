import { lazy, type RefObject, Suspense, useDeferredValue } from 'react'
import type { Calculator } from '../engine/calculator'
import type { Answer } from './answer'
import type { LoadSiblings } from './extras/elsewhere'

// Not needed for a first result, so not part of the first script.
const Extras = lazy(() => import('./extras'))

interface BesideProps {
  calculator: Calculator
  answer: Answer
  loadSiblings: LoadSiblings | undefined
  form: RefObject<HTMLFormElement | null>
}

/** What stands beside a result waits, every time, until the result itself is drawn. */
export function Beside({ answer, ...rest }: BesideProps) {
  const drawn = useDeferredValue<Answer | null>(answer, null)
  return (
    drawn?.result && (
      <Suspense>
        <Extras {...rest} answer={drawn} breakdown={drawn.result} />
      </Suspense>
    )
  )
}
