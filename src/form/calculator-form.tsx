import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import type { Calculator } from '../engine/calculator'
import { type Answer, answerTo } from './answer'
import { AWAKE } from './awake'
import { Beside } from './beside'
import { ErrorScreen } from './error-screen'
import type { LoadSiblings } from './extras/elsewhere'
import { FieldList } from './field-list'
import styles from './form.module.css'
import { NO_PIECES, type Pieces } from './pieces'
import { Rates } from './rates'
import { ownRates, rawInputs } from './raw-inputs'
import { rehearse } from './rehearse'
import { ResultView } from './result'
import { useAnswerInView } from './use-answer-in-view'
import { useFragment } from './use-fragment'
import { FORM_WORDS } from './words'

interface FormProps {
  calculator: Calculator
  pieces?: Pieces
  loadSiblings?: LoadSiblings
}

function Tool({ calculator, pieces = NO_PIECES, loadSiblings }: FormProps) {
  const { fields } = calculator
  const words = FORM_WORDS[calculator.formats.language]
  const form = useRef<HTMLFormElement>(null)
  const [answer, setAnswer] = useState<Answer>()
  const [resets, setResets] = useState(0)
  const resultRef = useAnswerInView(answer)
  const { belowResult: BelowResult } = pieces

  // A press may have happened before this script arrived.
  const { given, forgetGiven } = useFragment(fields, form, () =>
    form.current?.dispatchEvent(new Event(AWAKE)),
  )

  useEffect(() => {
    if (form.current) rehearse(calculator, form.current)
  }, [calculator])

  function press(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const raw = rawInputs(fields, event.currentTarget)
    const changes = ownRates(event.currentTarget)
    // Calculated while React renders, so that whatever goes wrong reaches the error screen.
    setAnswer((last) => answerTo(calculator, raw, changes, last))
  }

  function reset() {
    setAnswer(undefined)
    setResets(resets + 1)
    forgetGiven()
  }

  // Pieces with repeated fields start anew when a link brings more of them, and on reset with none.
  const repeated = Object.entries(given).filter(([name]) => fields[name]?.kind === 'many')
  const start = `${resets} ${JSON.stringify(repeated)}`
  return (
    <div className={styles.tool}>
      <form
        ref={form}
        className={styles.form}
        // Without script, or before it arrives, a press must not reload the page.
        method="dialog"
        noValidate
        onSubmit={press}
        onReset={reset}
      >
        <FieldList key={start} {...{ calculator, given, pieces }} />
        <div className={styles.actions}>
          <button type="submit" className={styles.calculate}>
            {calculator.calculateLabel ?? (calculator.currency ? words.calculateFees : words.calculate)}
          </button>
          <button type="reset" className={styles.reset}>
            {words.reset}
          </button>
        </div>
        <Rates calculator={calculator} />
        <p className={styles.note} data-failed="" role="status" hidden>
          {words.failed}
        </p>
        <noscript>
          <p className={styles.note}>{words.noScript}</p>
        </noscript>
      </form>
      <ResultView calculator={calculator} answer={answer} sectionRef={resultRef}>
        {BelowResult && <BelowResult key={resets} calculator={calculator} answer={answer} />}
        {answer?.result && <Beside {...{ calculator, answer, loadSiblings, form }} />}
      </ResultView>
    </div>
  )
}

/** The one form: any definition in; fields, Calculate, Reset and the result out. */
export function CalculatorForm(props: FormProps) {
  return (
    <ErrorScreen>
      <Tool {...props} />
    </ErrorScreen>
  )
}
