import { startTransition } from 'react'
import type { Root } from 'react-dom/client'
import type { Calculator, Example } from '../engine/calculator'
import type { RawInputs } from '../engine/read'
import { answerTo } from './answer'
import { formState } from './form-state'
import { idle } from './idle'
import { ResultView } from './result'

/** An example as a form hands it over; a box with any text is ticked. */
const texts = (inputs: Example['inputs'] = {}): RawInputs =>
  Object.fromEntries(
    Object.entries(inputs).map(([name, given]) => [
      name,
      Array.isArray(given) ? given.map(String) : String(given),
    ]),
  )

/**
 * Warms up the code of a press: a browser compiles a function when it first runs, which takes longer than running it.
 * So the result of the first example is computed and rendered into a detached element while the page is idle.
 */
async function renderDetached(calculator: Calculator, form: HTMLFormElement): Promise<void> {
  await idle()
  const state = formState(calculator, form)
  const raw = { ...state.raw, ...texts(calculator.examples[0]?.inputs) }
  const answer = answerTo(calculator, { ...state, raw }, undefined)
  await idle()
  // There already: the page names it as what hydrates. Imported above, all of React would run together with the form's script.
  const { createRoot } = await import('./hydrate')
  const detached = document.createElement('div')
  const root = await new Promise<Root>((resolve, reject) => {
    const created = createRoot(detached, { onUncaughtError: reject })
    const done = () => resolve(created)
    // A transition, which React renders in small slices.
    startTransition(() =>
      created.render(<ResultView calculator={calculator} answer={answer} sectionRef={done} />),
    )
  })
  layOut(detached, form)
  root.unmount()
}

/** Styles and texts too take longer the first time. In the page for no longer than this, and never seen. */
function layOut(result: HTMLElement, form: HTMLFormElement) {
  result.style.cssText = 'position:absolute;inset-inline:0;visibility:hidden'
  form.after(result)
  result.getBoundingClientRect()
  result.remove()
}

/** An error here is left to the press that meets it again. */
export const warmUp = (calculator: Calculator, form: HTMLFormElement): Promise<void> =>
  renderDetached(calculator, form).catch(() => {})
