import { type SubmitEvent, useState } from 'react'
import type { Calculator } from '../../engine/calculator'
import { Exact, exact, sum } from '../../engine/exact'
import { currencySign } from '../../engine/format'
import { centsText, principalOf } from '../../engine/principal'
import { fullText, labelOf } from '../../engine/result'
import { type Found, type Question, reverse } from '../../engine/reverse'
import type { Answer } from '../answer'
import fieldStyles from '../fields.module.css'
import { numberIn } from '../form-state'
import { NumberInput } from '../number-input'
import { EXTRA_WORDS } from './words'

interface ReverseFormProps {
  calculator: Calculator
  answer: Answer
  question: Question
  onUse: (price: string) => void
}

const NAME = 'wanted'

/** The price found, proven by the forward calculation: "Amount $103.30: fees $3.30, You Receive $100.00." */
function proof({ formats, ...calculator }: Calculator, { cents, breakdown }: Found): string {
  const words = EXTRA_WORDS[formats.language]
  const headline = breakdown.lines.find(({ key }) => key === breakdown.headline)
  const fees = sum((breakdown.flow?.taken ?? []).map(({ amount }) => amount))
  return words.proof(
    principalOf(calculator)?.field.label ?? '',
    formats.money(exact(cents).over(100)),
    formats.money(fees),
    headline ? labelOf(headline, formats) : '',
    headline ? fullText(headline.value, formats) : '',
  )
}

/** "I want to receive …", "my budget is …": its own small form with its own button. */
export function ReverseForm({ calculator, answer, question, onUse }: ReverseFormProps) {
  const { formats, currency = 'USD' } = calculator
  const sign = currencySign(currency)
  const words = EXTRA_WORDS[formats.language]
  const [asked, setAsked] = useState<{ wanted: Exact; found: Found | undefined }>()

  function press(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const field = event.currentTarget.elements.namedItem(NAME) as HTMLInputElement
    const wanted = Exact.read(numberIn(field, formats.language))
    setAsked(wanted && { wanted, found: reverse(calculator, answer.raw, wanted, question, answer.rates) })
  }

  const wantedText = asked && formats.money(asked.wanted)
  const cannot = question === 'receive' ? words.cannotReceive : words.cannotAfford
  return (
    <form className="extras-reverse" method="dialog" noValidate onSubmit={press}>
      <label htmlFor={NAME}>{question === 'receive' ? words.receive : words.budget}</label>
      <div className="extras-row">
        <div className={fieldStyles.box}>
          {sign.before && <span aria-hidden="true">{sign.before}</span>}
          <NumberInput id={NAME} name={NAME} min={0} step={0.01} placeholder={formats.number(0, 2, 2)} />
          {sign.after && <span aria-hidden="true">{sign.after}</span>}
        </div>
        <button type="submit" className="extras-tool">
          {words.workBack}
        </button>
      </div>
      <div role="status">
        {asked && wantedText && (
          <p className="extras-proof">
            {asked.found
              ? `${asked.found.isExact ? '' : `${words.notExactly(wantedText)} `}${proof(calculator, asked.found)}`
              : cannot(wantedText)}
          </p>
        )}
      </div>
      {asked?.found && (
        <button
          type="button"
          className="extras-tool"
          onClick={() => asked.found && onUse(centsText(asked.found.cents))}
        >
          {words.use}
        </button>
      )}
    </form>
  )
}
