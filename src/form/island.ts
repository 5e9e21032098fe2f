/**
 * The element around an island, in place of the framework's: that one serves other frameworks, slots and all kinds of
 * properties, for 1.3 KB more on every page. `deploy/islands.ts` writes its attributes. The development server goes on with
 * the framework's, which also brings what is edited.
 */
import use, { FAILED } from './client-use'

/** Before the second attempt, in milliseconds. */
const PAUSE = 1000

/** A second attempt has an address of its own: browsers remember those that failed. */
async function fetched(address: string) {
  try {
    return await import(/* @vite-ignore */ address)
  } catch {
    await new Promise((resolve) => setTimeout(resolve, PAUSE))
    return import(/* @vite-ignore */ `${address}?retry=${Date.now()}`)
  }
}

/** Resolves when what is inside the island has been read too. */
const parsed = () =>
  new Promise<unknown>((resolve) =>
    document.readyState === 'loading' ? addEventListener('DOMContentLoaded', resolve) : resolve(0),
  )

class Island extends HTMLElement {
  connectedCallback() {
    const written = (name: string) => this.getAttribute(name) as string

    const hydrate = async () => {
      let isFetched = false
      try {
        const [component, renderer] = await Promise.all([
          fetched(written('component-url')),
          fetched(written('renderer-url')),
          parsed(),
        ])
        isFetched = true
        // A task of its own, so that a visitor's press or typing can come between.
        await new Promise((resolve) => setTimeout(resolve))
        const hydrateWith = renderer.default(this)
        hydrateWith(component[written('component-export')], JSON.parse(written('props')))
        this.removeAttribute('ssr')
      } catch (error) {
        console.error('astro-island', error)
        this.dispatchEvent(new Event(FAILED))
        if (!isFetched) throw error
      }
    }

    use(async () => hydrate, { name: '', value: this.hasAttribute('idle') ? 'idle' : '' }, this)
  }
}

customElements.define('astro-island', Island)

export default use
