import {
  type RefObject,
  type SubmitEvent,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import type { Calculator } from '../engine/calculator'
import type { FormState } from '../engine/fragment'
import { type Answer, answerTo } from './answer'
import { DeferredExtras } from './deferred-extras'
import { ErrorScreen } from './error-screen'
import type { LoadSiblings } from './extras/comparison-list'
import styles from './form.module.css'
import { formState } from './form-state'
import { NotWorking } from './not-working'
import type { ChosenFor } from './published-choice'
import { Rates } from './rates'
import { ResultView } from './result'
import { ServedFields } from './served-fields'
import { NO_SLOTS, type Slots } from './slots'
import { useAnswerInView } from './use-answer-in-view'
import { useFormLife } from './use-form-life'
import { useLink } from './use-link'
import { type LoadPublished, usePublished } from './use-published'

interface FormProps {
  calculator: Calculator
  slots?: Slots
  loadSiblings?: LoadSiblings
  loadPublished?: LoadPublished
}

type Beside = Pick<FormState, 'set' | 'cost'>

interface FormAndResultProps extends FormProps {
  form: RefObject<HTMLFormElement | null>
  /** What belongs to the state of the form and stands in none of its fields. */
  beside: RefObject<Beside>
  /** What stood in the form before an error took it away. */
  saved: FormState | undefined
  /** The element that holds the questions as they were served. */
  served: RefObject<HTMLElement | null>
}

function FormAndResult({
  calculator,
  slots = NO_SLOTS,
  loadSiblings,
  loadPublished,
  form,
  beside,
  saved,
  served,
}: FormAndResultProps) {
  const { language } = calculator.formats
  const [answer, setAnswer] = useState<Answer>()
  const [resets, setResets] = useState(0)
  const [isStale, setStale] = useState(false)
  const resultRef = useAnswerInView(answer)
  const published = usePublished(calculator, loadPublished)
  const { choose, withSet } = published
  /** What the thing sold cost: asked below the result, but carried by links and forgotten by Reset like the form. */
  const [cost, setCost] = useState<string>()
  const take = useCallback(
    (state: FormState) => {
      choose(state.set)
      setCost(state.cost)
    },
    [choose],
  )
  const { given, onFieldsAdded, forget, whenFilled } = useLink(calculator, form, saved, take)
  const { fields, fieldLife: FieldLife, belowResult: BelowResult } = slots

  useLayoutEffect(() => {
    beside.current = { set: published.id, cost }
  }, [beside, published.id, cost])

  // A form that was long leaves its visitor far below.
  useEffect(() => {
    if (resets > 0) form.current?.querySelector('[type=reset]')?.scrollIntoView({ block: 'nearest' })
  }, [resets, form])

  useFormLife(calculator, form, published.source, BelowResult?.source)

  function press(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const { currentTarget } = event
    const answerBy = (chosenFor?: ChosenFor) => {
      const state = formState(calculator, currentTarget)
      // Calculated while React renders, so that an error reaches the error screen.
      setAnswer((last) => answerTo(calculator, state, last, chosenFor?.(state.raw)))
      setStale(false)
    }
    whenFilled(() => withSet(answerBy))
  }

  const applySet = useCallback(
    (id: string | undefined) => {
      // Own rates of a link give way to a list too.
      forget()
      choose(id)
      form.current?.requestSubmit()
    },
    [forget, choose, form],
  )

  function reset() {
    setAnswer(undefined)
    setStale(false)
    choose(undefined)
    setCost(undefined)
    setResets((times) => times + 1)
    forget()
  }

  return (
    <div className={styles.tool} data-language={language === 'en' ? undefined : language}>
      <form
        ref={form}
        className={styles.form}
        // Without script, or before it arrives, a press must not reload the page.
        method="dialog"
        noValidate
        onSubmit={press}
        onInput={() => setStale(true)}
        onReset={reset}
      >
        <ServedFields calculator={calculator} slots={fields} last={served} />
        <Rates
          {...{ calculator, resets, published }}
          given={given?.ownRates}
          retryKey={answer?.presses ?? 0}
        />
        <NotWorking formats={calculator.formats} />
      </form>
      {FieldLife && <FieldLife {...{ calculator, form, onFieldsAdded }} given={given?.raw} />}
      <ResultView {...{ calculator, answer, isStale }} sectionRef={resultRef}>
        {BelowResult && <BelowResult key={resets} calculator={calculator} answer={answer} />}
        {answer?.result && (
          <DeferredExtras
            {...{ calculator, answer, loadSiblings, published, form, cost }}
            onCost={setCost}
            onUseSet={applySet}
          />
        )}
      </ResultView>
    </div>
  )
}

/** The one form: any definition in; fields, Calculate, Reset and the result out. */
export function CalculatorForm(props: FormProps) {
  const form = useRef<HTMLFormElement>(null)
  const served = useRef<HTMLElement>(null)
  const beside = useRef<Beside>({})
  const { calculator } = props
  const read = () =>
    form.current ? { ...formState(calculator, form.current), ...beside.current } : undefined
  return (
    <ErrorScreen formats={calculator.formats} read={read}>
      {(saved) => <FormAndResult {...props} {...{ form, served, beside, saved }} />}
    </ErrorScreen>
  )
}
