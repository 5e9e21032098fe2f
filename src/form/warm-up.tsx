import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { type Calculator, filled } from '../engine/calculator'
import { type Answer, answerTo } from './answer'
import { formState } from './form-state'
import { idle } from './idle'
import { ResultView } from './result'

/** The events of a press that React listens to, from the pointer's arrival on. */
const PRESS_EVENTS = [
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

/** Renders the calculator's first example into a detached element, then presses once more there. */
async function renderDetached(calculator: Calculator, form: HTMLFormElement): Promise<void> {
  const { fields, examples } = calculator
  const place = document.createElement('div')
  const root = createRoot(place, { onUncaughtError: () => {} })
  const draw = (answer: Answer | undefined, next?: Answer) =>
    root.render(
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
  // As transitions, which React renders in small slices; then once more at a press, as the visitor will have it.
  await idle()
  startTransition(() => draw(answer))
  await idle()
  startTransition(() => draw(undefined, answer))
  await idle()
  for (const type of PRESS_EVENTS) place.firstChild?.dispatchEvent(new Event(type, { bubbles: true }))
  await idle()
  root.unmount()
}

/**
 * Warms up the code of a press: a browser compiles a function when it first runs, which takes longer than running it.
 * So a result is computed and rendered out of sight while the page is idle, before the visitor's first press.
 */
export function warmUp(calculator: Calculator, form: HTMLFormElement): Promise<void> {
  // An error here is shown when it happens at a press.
  return renderDetached(calculator, form).catch(() => {})
}
