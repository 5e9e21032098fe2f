import type { ClientDirective } from 'astro'
import { HYDRATED } from './hydrated'
import { idle } from './idle'
import { acceptAnyNotation } from './number-typing'

/** Any of these means that the visitor is about to use what has to be hydrated. */
const TOUCHES = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin'] as const

/** So long after a press, in milliseconds, the form says that its script is missing. */
const TIMEOUT = 10_000

const whenLoaded = (act: () => void) => {
  if (document.readyState === 'complete') act()
  else addEventListener('load', act, { once: true })
}

/** Presses that come before the script are remembered in their order, and repeated when it has taken over. */
function rememberPresses(island: HTMLElement, form: HTMLFormElement): void {
  const note = form.querySelector<HTMLElement>('[data-failed]')
  const early: HTMLButtonElement[] = []
  const say = () => note?.removeAttribute('hidden')
  let late: ReturnType<typeof setTimeout>

  function remember({ target }: Event) {
    const button = target instanceof Element && target.closest('button')
    if (!button || button.type === 'reset') return
    if (note?.contains(button)) return reload()
    early.push(button)
    clearTimeout(late)
    late = setTimeout(say, TIMEOUT)
  }

  /** What was typed goes into the address, from where the form is filled again. */
  function reload() {
    location.hash = String(new URLSearchParams([...new FormData(form)] as [string, string][]))
    location.reload()
  }

  island.addEventListener('click', remember)
  island.addEventListener('astro:hydration-error', say)
  form.addEventListener('submit', (event) => event.preventDefault())
  form.addEventListener('reset', () => early.splice(0))
  form.addEventListener(HYDRATED, () => {
    island.removeEventListener('click', remember)
    clearTimeout(late)
    note?.setAttribute('hidden', '')
    for (const button of early.splice(0)) button.click()
  })
}

/**
 * `client:use` fetches the script of an island when it is first used, `client:use="idle"` also when the page is idle,
 * so that it never competes with the first paint.
 */
const use: ClientDirective = (load, { value }, island) => {
  const form = island.querySelector('form')
  let asked = false
  const hydrate = async () => {
    if (asked) return
    asked = true
    await (await load())()
  }

  if (form) {
    rememberPresses(island, form)
    acceptAnyNotation(island, form.dataset.language)
  }

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

  for (const touch of TOUCHES) island.addEventListener(touch, hydrate, { once: true, passive: true })
  if (value === 'idle') whenLoaded(() => void idle().then(hydrate))
}

export default use
