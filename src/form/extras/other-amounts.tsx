import { useState } from 'react'
import type { Calculator } from '../../engine/calculator'
import { withoutEmptyCents } from '../../engine/format'
import { type OtherAmount, otherAmounts } from '../../engine/other-amounts'
import { principalOf } from '../../engine/principal'
import { type Breakdown, fullText, headlineOf, labelOf } from '../../engine/result'
import type { Answer } from '../answer'
import { AmountChart } from './amount-chart'
import { EXTRAS_WORDS } from './extras-words'

interface OtherAmountsProps {
  /** With the rates of the answer. */
  calculator: Calculator
  answer: Answer
  breakdown: Breakdown
}

/** The result at amounts around the visitor's own: a curve and its table, drawn when they are asked for. */
export function OtherAmounts({ calculator, answer, breakdown }: OtherAmountsProps) {
  const [isOpen, setOpen] = useState(false)
  const { formats } = calculator
  const words = EXTRAS_WORDS[formats.language]
  const principal = principalOf(calculator, answer.raw)
  const found = otherAmounts(calculator, answer.raw, breakdown)
  const headline = headlineOf(breakdown)
  if (!found || !principal) return null
  const { measure, rows } = found
  const { field } = principal
  const isMoney = field.kind === 'money'
  const amountText = ({ amount }: OtherAmount) => {
    if (isMoney) return formats.money(amount)
    return `${formats.number(amount, 4)}${field.unit ? ` ${field.unit}` : ''}`
  }
  const answerText = (of: Breakdown) => fullText(headlineOf(of).value, formats)
  const heightText = (row: OtherAmount) =>
    measure === 'answer' ? answerText(row.breakdown) : formats.money(row.height)
  const hundred = withoutEmptyCents(formats.money(100))
  const caption = measure === 'answer' ? labelOf(headline, formats) : words.measures[measure](hundred)
  const feesText = ({ flow }: Breakdown) => formats.money(flow?.settled?.fees ?? 0)
  const hasFees = measure === 'kept' || measure === 'added'
  // What somebody else pays on top is a fee of the result, and not of these.
  const feesLabel = breakdown.flow?.taken.some(({ isExtra }) => isExtra) ? words.takenOff : words.fees
  return (
    <details className="extras-details extras-others" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{isMoney ? words.others.money(field.label) : words.others.number}</summary>
      {isOpen && (
        <>
          <p>{caption}</p>
          <p className="extras-hint">{words.elseAsEntered}</p>
          <AmountChart
            {...{ rows, amountText, heightText }}
            isLinear={measure === 'answer'}
            isCost={measure === 'added' || measure === 'cost'}
          />
          <div className="extras-columns">
            <table>
              <thead>
                <tr>
                  <th scope="col">{field.label}</th>
                  {hasFees && <th scope="col">{feesLabel}</th>}
                  <th scope="col">{labelOf(headline, formats)}</th>
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => (
                  <tr key={row.amount.toDecimal()} data-own={row.isOwn ? '' : undefined}>
                    <th scope="row">
                      <span translate="no">{amountText(row)}</span>
                      {row.isOwn && <span className="visually-hidden">{` (${words.yours})`}</span>}
                    </th>
                    {hasFees && <td translate="no">{feesText(row.breakdown)}</td>}
                    <td translate="no">{answerText(row.breakdown)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </>
      )}
    </details>
  )
}
