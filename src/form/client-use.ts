import type { ClientDirective } from 'astro'
import { figuresIn } from './figures-in-address'
import { HYDRATED } from './hydrated'
import { idle } from './idle'
import { acceptAnyNotation } from './number-typing'

/** Events that hydrate an island: the visitor is about to use it. */
const HYDRATING_EVENTS = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin'] as const

/** Dispatched by the element of an island whose script cannot be had. */
export const FAILED = 'astro:hydration-error'

/** After so many milliseconds without hydration, a press shows that the script is missing. */
const TIMEOUT = 10_000

const whenLoaded = (act: () => void) => {
  if (document.readyState === 'complete') act()
  else addEventListener('load', act, { once: true })
}

/** Queues presses that come before hydration, and replays them in order after it. Listens on the island: its form may not be parsed yet. */
function queueEarlyPresses(island: HTMLElement): void {
  const queued: HTMLButtonElement[] = []
  let late: ReturnType<typeof setTimeout>
  const listen = (type: string, act: (event: Event) => void) => island.addEventListener(type, act, true)
  const note = () => island.querySelector<HTMLElement>('[data-failed]')
  const endBusy = () => {
    for (const button of queued) button.ariaBusy = null
  }
  const sayFailed = (hasFailed: boolean) => {
    endBusy()
    note()?.toggleAttribute('hidden', !hasFailed)
  }

  function queue({ target }: Event) {
    const button = target instanceof Element && target.closest('button')
    if (!button || button.type === 'reset') return
    if (note()?.contains(button)) return reload(button.form as HTMLFormElement)
    queued.push(button)
    button.ariaBusy = 'true'
    clearTimeout(late)
    late = setTimeout(sayFailed, TIMEOUT, true)
  }

  function reload(form: HTMLFormElement) {
    location.hash = String(figuresIn(form))
    location.reload()
  }

  listen('click', queue)
  listen(FAILED, () => sayFailed(true))
  listen('submit', (event) => event.preventDefault())
  listen('reset', () => {
    endBusy()
    queued.splice(0)
  })
  listen(HYDRATED, () => {
    island.removeEventListener('click', queue, true)
    clearTimeout(late)
    sayFailed(false)
    for (const button of queued.splice(0)) button.click()
  })
}

/**
 * `client:use` fetches the script of an island when it is first used, `client:use="idle"` also when the page is idle,
 * so that it never competes with the first paint.
 */
const use: ClientDirective = (load, { value }, island) => {
  let isRequested = false
  const hydrate = async () => {
    if (isRequested) return
    isRequested = true
    try {
      await (await load())()
    } catch {
      // What could not be fetched is tried again with the next use.
      isRequested = false
      hydrateWhenUsed()
    }
  }
  const hydrateWhenUsed = () => {
    for (const type of HYDRATING_EVENTS) island.addEventListener(type, hydrate, { once: true, passive: true })
  }

  queueEarlyPresses(island)
  acceptAnyNotation(island)

  hydrateWhenUsed()
  if (value === 'idle') whenLoaded(() => void idle().then(hydrate))
}

export default use
