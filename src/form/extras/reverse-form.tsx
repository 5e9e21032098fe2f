import { useMemo, useState } from 'react'
import type { Calculator } from '../../engine/calculator'
import { centsText, fromCents } from '../../engine/counted-cents'
import { Exact } from '../../engine/exact'
import { principalOf } from '../../engine/principal'
import { type ProofLine, proofOf } from '../../engine/proof'
import { type ReverseQuestion, reverse } from '../../engine/reverse'
import type { Answer } from '../answer'
import { LargeFigure } from '../large-figure'
import results from '../result.module.css'
import { EXTRAS_WORDS } from './extras-words'
import { MoneyQuestion } from './money-question'
import { noteAtPrice } from './note-at-price'

interface ReverseFormProps {
  /** With the rates of the answer. */
  calculator: Calculator
  answer: Answer
  question: ReverseQuestion
  onUse: (price: string) => void
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
  const [wanted, setWanted] = useState<Exact>()
  // Every press of the form above answers it anew.
  const found = useMemo(
    () => wanted && reverse(calculator, answer.raw, wanted, question),
    [calculator, answer, question, wanted],
  )
  const note = found && noteAtPrice(calculator, answer, found.cents)
  const wantedText = wanted && formats.money(wanted)
  const cannot = question === 'receive' ? words.cannotReceive : words.cannotAfford
  const sought = principalOf(calculator, answer.raw)?.field.label ?? ''
  return (
    <MoneyQuestion
      name="wanted"
      label={question === 'receive' ? words.receive : words.budget}
      formats={formats}
      onAsk={(amount) => setWanted(Exact.read(amount))}
      reply={(again) =>
        wantedText && (
          <>
            {!found?.isExact && (
              <p className={results.summary}>
                {(found ? words.notExactly[question](wantedText) : cannot(wantedText)) + again}
              </p>
            )}
            {found && (
              <>
                <p className={results.question}>
                  {(question === 'receive' ? sought : words.atMost(sought)) + again}
                </p>
                <LargeFigure text={formats.money(fromCents(found.cents))} />
              </>
            )}
          </>
        )
      }
    >
      {found && (
        <>
          <div className="extras-found">
            <Proof lines={proofOf(calculator, found)} calculator={calculator} />
            {note && <p className="extras-hint">{note}</p>}
          </div>
          <button type="button" className="extras-tool" onClick={() => onUse(centsText(found.cents))}>
            {words.use}
          </button>
        </>
      )}
    </MoneyQuestion>
  )
}
