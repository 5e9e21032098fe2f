import { type ComponentType, lazy, type SubmitEvent, Suspense, useEffect, useRef, useState } from 'react'
import type { Calculator } from '../engine/calculator'
import { principalOf } from '../engine/principal'
import { askedAs, isShown, type RawInputs } from '../engine/read'
import { type Answer, answerTo } from './answer'
import { AWAKE } from './awake'
import { ErrorScreen } from './error-screen'
import type { LoadSiblings } from './extras/elsewhere'
import { FieldView } from './fields'
import styles from './form.module.css'
import { fillIn, ownRates, rawInputs } from './raw-inputs'
import { ResultView } from './result'
import { useAnswerInView } from './use-answer-in-view'
import { useChosen } from './use-chosen'
import { useFragment } from './use-fragment'
import { FORM_WORDS } from './words'

// Not needed for a first result, so not part of the first script.
const Extras = lazy(() => import('./extras'))
const RatesPanel = lazy(() => import('./rates-panel'))

/** What a piece of form of a calculator's own gets to know. */
export interface PieceProps {
  calculator: Calculator
  answer: Answer | undefined
  /** What a link has filled in; empty without one. */
  given: RawInputs
}

/** Pieces of form that one calculator alone has, plugged in from its folder. */
export interface Pieces {
  /** Drawn in place of a field; `null` where another piece draws that field too. */
  instead?: Readonly<Record<string, ComponentType<PieceProps> | null>>
  after?: Readonly<Record<string, ComponentType<PieceProps>>>
  belowResult?: ComponentType<PieceProps>
}

interface FormProps {
  calculator: Calculator
  pieces?: Pieces
  loadSiblings?: LoadSiblings
}

function Fields({ pieces, chosen, ...piece }: PieceProps & { pieces: Pieces; chosen: RawInputs }) {
  const { fields } = piece.calculator
  return Object.entries(fields).map(([name, field]) => {
    const Instead = pieces.instead?.[name]
    const After = pieces.after?.[name]
    return (
      <div key={name} hidden={!isShown(field, fields, chosen)}>
        {Instead && <Instead {...piece} />}
        {Instead === undefined && field.kind !== 'many' && (
          <FieldView name={name} field={askedAs(field, fields, chosen)} calculator={piece.calculator} />
        )}
        {After && <After {...piece} />}
      </div>
    )
  })
}

/** A closed panel; what is in it is fetched when it is first opened. */
function Rates({ calculator }: { calculator: Calculator }) {
  const panel = useRef<HTMLDetailsElement>(null)
  const [opened, setOpened] = useState(false)
  // It may have been opened before this script arrived.
  useEffect(() => setOpened(panel.current?.open ?? false), [])
  if (Object.keys(calculator.rates).length === 0) return null
  return (
    <details ref={panel} className={styles.rates} onToggle={() => setOpened(true)}>
      <summary>{FORM_WORDS[calculator.formats.language].ratesUsed}</summary>
      {opened && (
        <Suspense>
          <RatesPanel calculator={calculator} />
        </Suspense>
      )}
    </details>
  )
}

function Tool({ calculator, pieces = {}, loadSiblings }: FormProps) {
  const { fields } = calculator
  const words = FORM_WORDS[calculator.formats.language]
  const form = useRef<HTMLFormElement>(null)
  const [answer, setAnswer] = useState<Answer>()
  const { chosen, readChosen, forgetChosen } = useChosen(fields, form)
  const [resets, setResets] = useState(0)
  const resultRef = useAnswerInView(answer)
  const given = useFragment(fields, form, readChosen)
  const { belowResult: BelowResult } = pieces

  // Choosing, and even pressing, may have happened before this script arrived.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the script has taken over
  useEffect(() => {
    readChosen()
    form.current?.dispatchEvent(new Event(AWAKE))
  }, [])

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
    forgetChosen()
  }

  function use(price: string) {
    const name = principalOf(calculator)?.name
    if (form.current && name) fillIn(form.current, { [name]: price })
  }

  // Pieces with repeated fields start anew when a link brings more of them, and on reset with none.
  const hasMany = Object.values(fields).some(({ kind }) => kind === 'many')
  const piece = { calculator, answer, given: resets ? {} : given }
  const start = hasMany ? `${resets} ${JSON.stringify(piece.given)}` : resets
  const breakdown = answer?.result
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
        onChange={readChosen}
      >
        <Fields key={start} {...piece} pieces={pieces} chosen={chosen} />
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
        {BelowResult && <BelowResult key={resets} {...piece} />}
        {answer && breakdown && (
          <Suspense>
            <Extras {...{ calculator, answer, breakdown, loadSiblings, onUse: use }} />
          </Suspense>
        )}
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
