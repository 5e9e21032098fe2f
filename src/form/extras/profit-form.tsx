import { useLayoutEffect, useRef } from 'react'
import type { Calculator } from '../../engine/calculator'
import { fromCents } from '../../engine/counted-cents'
import { Exact } from '../../engine/exact'
import { asMoney, because, explain } from '../../engine/phrase'
import { principalOf } from '../../engine/principal'
import { profitOf } from '../../engine/profit'
import type { Breakdown } from '../../engine/result'
import type { Answer } from '../answer'
import { LargeFigure } from '../large-figure'
import results from '../result.module.css'
import { EXTRAS_WORDS } from './extras-words'
import { MoneyQuestion } from './money-question'
import { noteAtPrice } from './note-at-price'

interface ProfitFormProps {
  /** With the rates of the answer. */
  calculator: Calculator
  answer: Answer
  breakdown: Breakdown
  /** What was said to be the cost, if anything was; links carry it. */
  cost: string | undefined
  onCost: (cost: string | undefined) => void
}

/** What is left of a sale when the item itself is paid. */
export function ProfitForm({ calculator, answer, breakdown, cost, onCost }: ProfitFormProps) {
  const { formats } = calculator
  const words = EXTRAS_WORDS[formats.language]
  // To the cent, as it is shown, so that all that is said of it adds up.
  const paid = Exact.read(cost ?? '')?.rounded(2)
  const profit = paid && profitOf(calculator, answer.raw, breakdown, paid)
  const panel = useRef<HTMLDetailsElement>(null)
  // A cost that came with a link is shown, not hidden away; one that was taken out shuts nothing.
  useLayoutEffect(() => {
    if (panel.current && cost !== undefined) panel.current.open = true
  }, [cost])
  const note = profit?.breakEven && noteAtPrice(calculator, answer, profit.breakEven.cents)
  const isLoss = profit?.amount.isBelow(0)
  /** "Loss" says the sign. */
  const size = (figure: Exact) => (isLoss ? figure.negated() : figure)
  const cameIn = breakdown.flow?.settled?.start
  const label = principalOf(calculator, answer.raw)?.field.label

  return (
    <details ref={panel} className="extras-details">
      <summary>{words.profit}</summary>
      <MoneyQuestion
        name="cost"
        label={words.cost}
        formats={formats}
        title={words.profit}
        hint={words.costHint}
        initial={cost}
        onAsk={(amount) => onCost(amount || undefined)}
        reply={(again) =>
          profit && (
            <>
              <p className={results.question}>{(isLoss ? words.lost : words.profit) + again}</p>
              <LargeFigure
                text={formats.money(size(profit.amount))}
                tone={isLoss ? results.lost : results.left}
              />
              <p className={results.summary}>
                {explain(because`${asMoney(profit.amount.plus(paid))} − ${asMoney(paid)}`, formats)}
              </p>
              {profit.margin && cameIn && (
                <p className={results.summary}>
                  {words.margin(formats.percent(size(profit.margin)), formats.money(cameIn))}
                </p>
              )}
              <p className={results.summary}>
                {`${words.breakEven}: ${
                  profit.breakEven
                    ? `${label} ${formats.money(fromCents(profit.breakEven.cents))}`
                    : words.noBreakEven
                }`}
              </p>
              {note && <p className={results.summary}>{note}</p>}
            </>
          )
        }
      />
    </details>
  )
}
