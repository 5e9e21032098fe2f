import * as Toast from '@radix-ui/react-toast'
import { memo, type RefObject, useMemo, useRef } from 'react'
import type { Calculator } from '../../engine/calculator'
import { nearestThreshold } from '../../engine/nearest-threshold'
import { explain } from '../../engine/phrase'
import { principalOf } from '../../engine/principal'
import type { Breakdown } from '../../engine/result'
import { questionFor } from '../../engine/reverse'
import { withRates } from '../../engine/with-rates'
import type { Answer } from '../answer'
import { fillIn } from '../form-state'
import type { PublishedChoice } from '../published-choice'
import { addStyles } from './adopted-styles'
import { ComparisonList, type LoadSiblings } from './comparison-list'
import { CopyTools } from './copy-tools'
import extrasCss from './extras.css?inline'
import { EXTRAS_WORDS } from './extras-words'
import { OtherAmounts } from './other-amounts'
import printCss from './print.css?inline'
import { Printed } from './printed'
import { ProfitForm } from './profit-form'
import { PublishedLines } from './published-lines'
import ratesCss from './rates-panel.css?inline'
import { ReverseForm } from './reverse-form'
import { HOTKEY, ToastList, useToasts } from './toasts'
import toastsCss from './toasts.css?inline'

export { chosenBy } from './chosen-by'
export { rateTexts } from './own-rate-texts'
export { RatesPanel } from './rates-panel'

for (const layer of [extrasCss, toastsCss, printCss, ratesCss]) addStyles(layer)

const toCalculate = (form: HTMLFormElement | null) =>
  form?.querySelector<HTMLButtonElement>('button[type=submit]')

/** Toasts behave as specified; the figures are theirs. */
const TOAST = { duration: 4000, swipeThreshold: 20 }

export interface ExtrasProps {
  calculator: Calculator
  answer: Answer
  breakdown: Breakdown
  loadSiblings: LoadSiblings | undefined
  published: PublishedChoice
  onUseSet: (id: string | undefined) => void
  cost: string | undefined
  onCost: (cost: string | undefined) => void
  form: RefObject<HTMLFormElement | null>
}

/** The extras of a result, loaded after it: none of them changes it. */
export default memo(function Extras({
  calculator,
  answer,
  breakdown,
  loadSiblings,
  published,
  onUseSet,
  cost,
  onCost,
  form,
}: ExtrasProps) {
  const { formats } = calculator
  const words = EXTRAS_WORDS[formats.language]
  const { toasts, say, dismiss } = useToasts()
  const used = useMemo(() => withRates(calculator, answer.rates), [calculator, answer.rates])
  const threshold = nearestThreshold(used, answer.raw)
  const question = questionFor(used, answer.raw, breakdown)
  const takenAfter = useRef<number>(undefined)

  function putIntoForm(price: string) {
    const name = principalOf(calculator)?.name
    if (!form.current || !name) return
    fillIn(form.current, { [name]: price })
    form.current.dispatchEvent(new Event('input', { bubbles: true }))
    // Far above on a phone: where it went, and what is to be pressed next.
    toCalculate(form.current)?.focus()
    form.current.querySelector(`label[for="${name}"]`)?.scrollIntoView({ block: 'nearest' })
  }

  /** All figures of a list, or of the page: what was typed over others gives way. */
  function takeRates(id?: string) {
    for (const input of form.current?.querySelectorAll<HTMLInputElement>('.rates-figures input') ?? [])
      if (input.value !== input.defaultValue) {
        fillIn(form.current as HTMLFormElement, { [input.name]: input.defaultValue })
        input.dispatchEvent(new Event('input', { bubbles: true }))
      }
    onUseSet(id)
    // The button that was pressed goes; the keyboard goes on where a press would, or with the button that takes its place.
    toCalculate(form.current)?.focus({ preventScroll: true })
    takenAfter.current = answer.presses
  }

  return (
    <Toast.Provider {...TOAST} swipeDirection="right" label={formats.words.form.results}>
      <div className="extras">
        {threshold && <p className="extras-note">{explain(threshold, formats)}</p>}
        <PublishedLines {...{ calculator, answer, published }} onUse={takeRates} takenAfter={takenAfter} />
        <CopyTools calculator={calculator} answer={{ ...answer, cost }} breakdown={breakdown} say={say} />
        {question && (
          <ReverseForm key={question} calculator={used} {...{ answer, question }} onUse={putIntoForm} />
        )}
        {calculator.sells && breakdown.flow?.kept?.type === 'net' && (
          <ProfitForm calculator={used} {...{ answer, breakdown, cost, onCost }} />
        )}
        <OtherAmounts calculator={used} {...{ answer, breakdown }} />
        {loadSiblings && <ComparisonList calculator={used} answer={answer} load={loadSiblings} />}
      </div>
      <Printed calculator={used} answer={answer} />
      <ToastList toasts={toasts} dismiss={dismiss} closeLabel={words.close} />
      {toasts.length > 0 && (
        <Toast.Viewport className="extras-viewport" hotkey={HOTKEY} label={words.notifications} />
      )}
    </Toast.Provider>
  )
})
