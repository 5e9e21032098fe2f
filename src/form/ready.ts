import type { ClientDirective } from 'astro'
import { AWAKE } from './awake'
import { idle } from './idle'

/** Any of these on the form means that the visitor is about to use it. */
const TOUCHES = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin'] as const

const whenLoaded = (act: () => void) => {
  if (document.readyState === 'complete') act()
  else addEventListener('load', act, { once: true })
}

/** Presses that come before the script are remembered in their order, and done again when the form is awake. */
function rememberPresses(island: HTMLElement, form: HTMLFormElement | null): void {
  const early: HTMLButtonElement[] = []
  const remember = ({ target }: Event) => {
    const button = target instanceof Element && target.closest('button')
    if (button && button.type !== 'reset') early.push(button)
  }
  island.addEventListener('click', remember)
  form?.addEventListener('submit', (event) => event.preventDefault())
  form?.addEventListener('reset', () => early.splice(0))
  const answer = () => {
    island.removeEventListener('click', remember)
    for (const button of early) button.click()
  }
  form?.addEventListener(AWAKE, answer, { once: true })
}

/**
 * `client:ready`: fetches the form's script when the page is idle or the form is first touched,
 * whichever comes first, so that it never competes with the first paint.
 */
const ready: ClientDirective = (load, _options, island) => {
  const form = island.querySelector('form')
  let asked = false
  const wake = async () => {
    if (asked) return
    asked = true
    const hydrate = await load()
    await hydrate()
  }

  rememberPresses(island, form)

  // The wheel over a focused number field would change the number; it should scroll the page.
  island.addEventListener(
    'wheel',
    ({ target }) => {
      if (!(target instanceof HTMLInputElement) || target !== document.activeElement) return
      target.blur()
      setTimeout(() => target.focus({ preventScroll: true }))
    },
    { passive: true },
  )

  island.addEventListener('astro:hydration-error', () => {
    form?.querySelector('[data-failed]')?.removeAttribute('hidden')
  })

  for (const touch of TOUCHES) island.addEventListener(touch, wake, { once: true, passive: true })
  whenLoaded(() => void idle().then(wake))
}

export default ready
