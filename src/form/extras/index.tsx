import * as Toast from '@radix-ui/react-toast'
import * as Tooltip from '@radix-ui/react-tooltip'
import { memo, type RefObject, useEffect } from 'react'
import type { Calculator } from '../../engine/calculator'
import { edgeNear } from '../../engine/edges'
import { explain } from '../../engine/phrase'
import { principalOf } from '../../engine/principal'
import type { Breakdown } from '../../engine/result'
import { questionFor } from '../../engine/reverse'
import type { Answer } from '../answer'
import { fillIn } from '../form-state'
import { FORM_WORDS } from '../words'
import { CopyTools } from './copy-tools'
import { Elsewhere, type LoadSiblings } from './elsewhere'
import { ReverseForm } from './reverse-form'
import { ToastList, useToasts } from './toasts'

export { default as css } from './extras.css?inline'

/** Tooltip and toast behave as specified; the figures are theirs. */
const TOOLTIP = { delayDuration: 700, skipDelayDuration: 300 }
const TOAST = { duration: 4000, swipeThreshold: 20 }
const HOTKEY = ['altKey', 'KeyT']

interface ExtrasProps {
  calculator: Calculator
  answer: Answer
  breakdown: Breakdown
  loadSiblings: LoadSiblings | undefined
  form: RefObject<HTMLFormElement | null>
}

/** What stands beside a result once it exists: none of it changes the result. */
export default memo(function Extras({ calculator, answer, breakdown, loadSiblings, form }: ExtrasProps) {
  const { formats } = calculator
  const words = FORM_WORDS[formats.language]
  const { toasts, say, dismiss } = useToasts()
  const edge = edgeNear(calculator, answer.raw, answer.rates)
  const question = questionFor(calculator, breakdown)

  // Where a browser has a menu under the same keys, the toasts have them alone.
  useEffect(() => {
    const keep = (event: KeyboardEvent) => {
      if (event.altKey && event.code === 'KeyT') event.preventDefault()
    }
    document.addEventListener('keydown', keep)
    return () => document.removeEventListener('keydown', keep)
  }, [])

  function use(price: string) {
    const name = principalOf(calculator)?.name
    if (form.current && name) fillIn(form.current, { [name]: price })
  }

  return (
    <Tooltip.Provider {...TOOLTIP}>
      <Toast.Provider {...TOAST} swipeDirection="right" label={words.results}>
        <div className="extras">
          {edge && <p className="extras-edge">{explain(edge, formats)}</p>}
          <CopyTools calculator={calculator} answer={answer} breakdown={breakdown} say={say} />
          {question && (
            <ReverseForm
              key={`${question} ${answer.presses}`}
              calculator={calculator}
              answer={answer}
              question={question}
              onUse={use}
            />
          )}
          {loadSiblings && <Elsewhere calculator={calculator} answer={answer} load={loadSiblings} />}
        </div>
        <ToastList toasts={toasts} dismiss={dismiss} closeLabel={words.close} />
        <Toast.Viewport className="extras-viewport" hotkey={HOTKEY} label={words.notifications} />
      </Toast.Provider>
    </Tooltip.Provider>
  )
})
