import type { ClientDirective } from 'astro'

/** Any of these on the form means that the visitor is about to use it. */
const TOUCHES = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin'] as const

const whenIdle = (act: () => void) => {
  const later = () => ('requestIdleCallback' in window ? requestIdleCallback(act) : setTimeout(act, 200))
  if (document.readyState === 'complete') later()
  else addEventListener('load', later, { once: true })
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

  // A press that comes before the script is remembered; the form answers it when it wakes.
  form?.addEventListener('submit', (event) => {
    event.preventDefault()
    form.dataset.pressed = ''
  })

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
  whenIdle(wake)
}

export default ready
