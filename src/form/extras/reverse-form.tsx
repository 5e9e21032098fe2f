import { type SubmitEvent, useMemo, useState } from 'react'
import type { Calculator } from '../../engine/calculator'
import { centsText, fromCents } from '../../engine/counted-cents'
import { Exact } from '../../engine/exact'
import { principalOf } from '../../engine/principal'
import { type ProofLine, proofOf } from '../../engine/proof'
import { type ReverseQuestion, reverse } from '../../engine/reverse'
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

interface ReverseFormProps {
  /** With the rates of the answer. */
  calculator: Calculator
  answer: Answer
  question: ReverseQuestion
  onUse: (price: string) => void
}

const NAME = 'wanted'

interface Asked {
  times: number
  /** What was typed. */
  text: string
  /** What that says, where it can be read. */
  wanted: Exact | undefined
}

/** The forward calculation at the price found, in lines that add up. */
function Proof({ lines, calculator: { formats } }: { lines: readonly ProofLine[]; calculator: Calculator }) {
  return (
    <dl className={results.lines}>
      {lines.map(({ label, amount, sign, because }) => (
        <div key={label} className={results.line}>
          <dt>{label}</dt>
          <dd className={results.value} translate="no">
            {sign && <span>{sign}</span>}
            <span>{formats.money(amount)}</span>
          </dd>
          {because && <dd className={results.because}>{because}</dd>}
        </div>
      ))}
    </dl>
  )
}

/** "I want to receive …", "my budget is …": asked and answered like the question above it. */
export function ReverseForm({ calculator, answer, question, onUse }: ReverseFormProps) {
  const { formats } = calculator
  const words = EXTRAS_WORDS[formats.language]
  const [asked, setAsked] = useState<Asked>()
  const wanted = asked?.wanted
  // Every press of the form above answers it anew.
  const found = useMemo(
    () => wanted && reverse(calculator, answer.raw, wanted, question),
    [calculator, answer, question, wanted],
  )
  const form = useInView<HTMLFormElement>(asked?.times ?? 0)

  function press(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const field = event.currentTarget.elements.namedItem(NAME) as HTMLInputElement
    const wanted = Exact.read(numberIn(field, formats.language))
    const text = field.value.trim()
    setAsked((last) => (text ? { times: (last?.times ?? 0) + 1, text, wanted } : undefined))
  }

  const wantedText = wanted && formats.money(wanted)
  const announced = (text: string) => text + again(asked?.times ?? 1)
  const cannot = question === 'receive' ? words.cannotReceive : words.cannotAfford
  const label = question === 'receive' ? words.receive : words.budget
  const sought = principalOf(calculator, answer.raw)?.field.label ?? ''
  return (
    <form ref={form} className="extras-reverse" method="dialog" noValidate onSubmit={press}>
      <label htmlFor={NAME}>
        {label}
        <InUnit formats={formats} unit="money" />
      </label>
      <div className="extras-row">
        <MoneyBox name={NAME} formats={formats} />
        <button type="submit" className="extras-tool">
          {words.workBack}
        </button>
      </div>
      <div role="status" className="extras-found" data-when-stale={formats.words.form.stale}>
        {asked && !wanted && <Unreadable text={asked.text} times={asked.times} formats={formats} />}
        {wantedText && !found?.isExact && (
          <p className={results.summary}>
            {announced(found ? words.notExactly(wantedText) : cannot(wantedText))}
          </p>
        )}
        {found && (
          <>
            <p className={results.question}>
              {announced(question === 'receive' ? sought : words.atMost(sought))}
            </p>
            <LargeFigure text={formats.money(fromCents(found.cents))} />
          </>
        )}
      </div>
      {found && (
        <>
          <div className="extras-found">
            <Proof lines={proofOf(calculator, found)} calculator={calculator} />
          </div>
          <button type="button" className="extras-tool" onClick={() => onUse(centsText(found.cents))}>
            {words.use}
          </button>
        </>
      )}
    </form>
  )
}
