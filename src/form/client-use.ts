import type { ClientDirective } from 'astro'
import { HYDRATED } from './hydrated'
import { idle } from './idle'
import { acceptAnyNotation } from './number-typing'

/** Events that hydrate an island: the visitor is about to use it. */
const HYDRATING_EVENTS = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin'] as const

/** After so many milliseconds without hydration, a press shows that the script is missing. */
const TIMEOUT = 10_000

const whenLoaded = (act: () => void) => {
  if (document.readyState === 'complete') act()
  else addEventListener('load', act, { once: true })
}

/** Queues presses that come before hydration, and replays them in order after it. */
function queueEarlyPresses(island: HTMLElement, form: HTMLFormElement): void {
  const note = form.querySelector<HTMLElement>('[data-failed]')
  const queued: HTMLButtonElement[] = []
  const say = () => note?.removeAttribute('hidden')
  let late: ReturnType<typeof setTimeout>

  function queue({ target }: Event) {
    const button = target instanceof Element && target.closest('button')
    if (!button || button.type === 'reset') return
    if (note?.contains(button)) return reload()
    queued.push(button)
    clearTimeout(late)
    late = setTimeout(say, TIMEOUT)
  }

  /** What was typed goes into the address, from where the form is filled again. */
  function reload() {
    location.hash = String(new URLSearchParams([...new FormData(form)] as [string, string][]))
    location.reload()
  }

  island.addEventListener('click', queue)
  island.addEventListener('astro:hydration-error', say)
  form.addEventListener('submit', (event) => event.preventDefault())
  form.addEventListener('reset', () => queued.splice(0))
  form.addEventListener(HYDRATED, () => {
    island.removeEventListener('click', queue)
    clearTimeout(late)
    note?.setAttribute('hidden', '')
    for (const button of queued.splice(0)) button.click()
  })
}

/**
 * `client:use` fetches the script of an island when it is first used, `client:use="idle"` also when the page is idle,
 * so that it never competes with the first paint.
 */
const use: ClientDirective = (load, { value }, island) => {
  const form = island.querySelector('form')
  let isRequested = false
  const hydrate = async () => {
    if (isRequested) return
    isRequested = true
    await (await load())()
  }

  if (form) {
    queueEarlyPresses(island, form)
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

  for (const type of HYDRATING_EVENTS) island.addEventListener(type, hydrate, { once: true, passive: true })
  if (value === 'idle') whenLoaded(() => void idle().then(hydrate))
}

export default use
