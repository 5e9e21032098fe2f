import { type ComponentType, type SubmitEvent, useEffect, useRef, useState } from 'react'
import type { Calculator } from '../engine/calculator'
import { askedAs, isShown, type RawInputs } from '../engine/read'
import { ErrorScreen } from './error-screen'
import { FieldView } from './fields'
import styles from './form.module.css'
import { rawInputs } from './raw-inputs'
import { type Answer, ResultView } from './result'
import { useAnswerInView } from './use-answer-in-view'
import { FORM_WORDS } from './words'

/** What a piece of form of a calculator's own gets to know. */
export interface PieceProps {
  calculator: Calculator
  answer: Answer | undefined
}

/** Pieces of form that one calculator alone has, plugged in from its folder. */
export interface Pieces {
  /** Drawn in place of a field; `null` where another piece draws that field too. */
  instead?: Readonly<Record<string, ComponentType<PieceProps> | null>>
  after?: Readonly<Record<string, ComponentType<PieceProps>>>
  belowResult?: ComponentType<PieceProps>
}

interface ToolProps {
  calculator: Calculator
  pieces: Pieces
}

function Fields({ calculator, pieces, answer, typed }: ToolProps & PieceProps & { typed: RawInputs }) {
  const { fields } = calculator
  return Object.entries(fields).map(([name, field]) => {
    const Instead = pieces.instead?.[name]
    const After = pieces.after?.[name]
    return (
      <div key={name} hidden={!isShown(field, fields, typed)}>
        {Instead && <Instead calculator={calculator} answer={answer} />}
        {Instead === undefined && field.kind !== 'many' && (
          <FieldView name={name} field={askedAs(field, fields, typed)} calculator={calculator} />
        )}
        {After && <After calculator={calculator} answer={answer} />}
      </div>
    )
  })
}

function Tool({ calculator, pieces }: ToolProps) {
  const words = FORM_WORDS[calculator.formats.language]
  const form = useRef<HTMLFormElement>(null)
  const [answer, setAnswer] = useState<Answer>()
  const [typed, setTyped] = useState<RawInputs>({})
  const [resets, setResets] = useState(0)
  const resultRef = useAnswerInView(answer)
  const { belowResult: BelowResult } = pieces

  // Typing, and even pressing, may have happened before this script arrived.
  useEffect(() => {
    if (!form.current) return
    setTyped(rawInputs(calculator.fields, form.current))
    if (form.current.dataset.pressed !== undefined) form.current.requestSubmit()
  }, [calculator])

  function press(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const raw = rawInputs(calculator.fields, event.currentTarget)
    // Calculated while React renders, so that whatever goes wrong reaches the error screen.
    setAnswer((last) => ({ raw, result: calculator.run(raw), presses: (last?.presses ?? 0) + 1 }))
  }

  function reset() {
    setAnswer(undefined)
    setResets(resets + 1)
    setTyped({})
  }

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
        onChange={(event) => setTyped(rawInputs(calculator.fields, event.currentTarget))}
      >
        <Fields key={resets} calculator={calculator} pieces={pieces} answer={answer} typed={typed} />
        <div className={styles.actions}>
          <button type="submit" className={styles.calculate}>
            {calculator.calculateLabel ?? (calculator.currency ? words.calculateFees : words.calculate)}
          </button>
          <button type="reset" className={styles.reset}>
            {words.reset}
          </button>
        </div>
        <p className={styles.note} data-failed="" role="status" hidden>
          {words.failed}
        </p>
        <noscript>
          <p className={styles.note}>{words.noScript}</p>
        </noscript>
      </form>
      <ResultView calculator={calculator} answer={answer} sectionRef={resultRef}>
        {BelowResult && <BelowResult key={resets} calculator={calculator} answer={answer} />}
      </ResultView>
    </div>
  )
}

/** The one form: any definition in; fields, Calculate, Reset and the result out. */
export function CalculatorForm({ calculator, pieces = {} }: { calculator: Calculator; pieces?: Pieces }) {
  return (
    <ErrorScreen>
      <Tool calculator={calculator} pieces={pieces} />
    </ErrorScreen>
  )
}
