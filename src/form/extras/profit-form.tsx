import { type SubmitEvent, useLayoutEffect, useRef, useState } from 'react'
import type { Calculator } from '../../engine/calculator'
import { fromCents } from '../../engine/counted-cents'
import { Exact } from '../../engine/exact'
import { principalOf } from '../../engine/principal'
import { profitOf } from '../../engine/profit'
import type { Breakdown } from '../../engine/result'
import { again } from '../again'
import type { Answer } from '../answer'
import { numberIn } from '../form-state'
import { InUnit } from '../in-unit'
import { LargeFigure } from '../large-figure'
import results from '../result.module.css'
import { EXTRAS_WORDS } from './extras-words'
import { MoneyBox } from './money-box'
import { Unreadable } from './unreadable'
import { useInView } from './use-in-view'

interface ProfitFormProps {
  /** With the rates of the answer. */
  calculator: Calculator
  answer: Answer
  breakdown: Breakdown
  /** What was said to be the cost, if anything was; links carry it. */
  cost: string | undefined
  onCost: (cost: string | undefined) => void
}

const NAME = 'cost'

/** What is left of a sale when the item itself is paid. */
export function ProfitForm({ calculator, answer, breakdown, cost, onCost }: ProfitFormProps) {
  const { formats } = calculator
  const words = EXTRAS_WORDS[formats.language]
  const paid = cost === undefined ? undefined : Exact.read(cost)
  const profit = paid && profitOf(calculator, answer.raw, breakdown, paid)
  const [times, setTimes] = useState(0)
  const [unread, setUnread] = useState('')
  const form = useInView<HTMLFormElement>(times)
  const panel = useRef<HTMLDetailsElement>(null)
  // A cost that came with a link is shown, not hidden away; one that was taken out shuts nothing.
  useLayoutEffect(() => {
    if (panel.current && cost !== undefined) panel.current.open = true
  }, [cost])
  const isLoss = profit?.amount.isBelow(0)
  const cameIn = breakdown.flow?.settled?.start
  const label = principalOf(calculator, answer.raw)?.field.label

  function press(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const field = event.currentTarget.elements.namedItem(NAME) as HTMLInputElement
    const read = numberIn(field, formats.language)
    onCost(read || undefined)
    setUnread(read ? '' : field.value.trim())
    setTimes(times + 1)
  }

  return (
    <details ref={panel} className="extras-details">
      <summary>{words.profit}</summary>
      <form
        ref={form}
        className="extras-reverse"
        method="dialog"
        noValidate
        onSubmit={press}
        aria-label={words.profit}
      >
        <label htmlFor={NAME}>
          {words.cost}
          <InUnit formats={formats} unit="money" />
        </label>
        <div className="extras-row">
          <MoneyBox name={NAME} formats={formats} defaultValue={cost} />
          <button type="submit" className="extras-tool">
            {words.workBack}
          </button>
        </div>
        <p className="extras-hint">{words.costHint}</p>
        <div role="status" className="extras-found" data-when-stale={formats.words.form.stale}>
          {unread && !profit && <Unreadable text={unread} times={times} formats={formats} />}
          {profit && (
            <>
              <p className={results.question}>{(isLoss ? words.lost : words.profit) + again(times)}</p>
              <LargeFigure text={formats.money(profit.amount)} tone={isLoss ? results.lost : results.left} />
              {profit.margin && cameIn && (
                <p className={results.summary}>
                  {words.margin(formats.percent(profit.margin), formats.money(cameIn))}
                </p>
              )}
              {profit.breakEven && (
                <p className={results.summary}>
                  {`${words.breakEven}: ${label} ${formats.money(fromCents(profit.breakEven.cents))}`}
                </p>
              )}
            </>
          )}
        </div>
      </form>
    </details>
  )
}
