import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { type Calculator, filled } from '../engine/calculator'
import { type Answer, answerTo } from './answer'
import { formState } from './form-state'
import { idle } from './idle'
import { ResultView } from './result'

/** What the browser tells a form during a press, from the pointer's arrival on. */
const PRESS = [
  'pointerover',
  'mouseover',
  'pointerdown',
  'mousedown',
  'focusin',
  'pointerup',
  'mouseup',
  'click',
  'submit',
]

/** A press with the calculator's first example, on a stage that is not in the page. */
async function goThrough(calculator: Calculator, form: HTMLFormElement): Promise<void> {
  const { fields, examples } = calculator
  const place = document.createElement('div')
  const stage = createRoot(place, { onUncaughtError: () => {} })
  const draw = (answer: Answer | undefined, next?: Answer) =>
    stage.render(
      <form onSubmit={() => draw(next)}>
        <ResultView calculator={calculator} answer={answer} />
      </form>,
    )

  await idle()
  const { ownRates, typed } = formState(calculator, form)
  const answer = answerTo(
    calculator,
    { raw: filled(fields, examples[0]?.inputs ?? {}), ownRates, typed },
    undefined,
  )
  // As transitions, which React draws in small portions; then once more at a press, as the visitor will have it.
  await idle()
  startTransition(() => draw(answer))
  await idle()
  startTransition(() => draw(undefined, answer))
  await idle()
  for (const type of PRESS) place.firstChild?.dispatchEvent(new Event(type, { bubbles: true }))
  await idle()
  stage.unmount()
}

/**
 * A browser compiles code when it first runs, which takes longer than running it. So a result that nobody sees is
 * worked out and drawn while the page is idle, and the visitor's first press is not the code's first.
 */
export function rehearse(calculator: Calculator, form: HTMLFormElement): Promise<void> {
  // Whatever goes wrong here is said when it goes wrong at a press.
  return goThrough(calculator, form).catch(() => {})
}
