/** The element around an island: what it fetches, what it hands over, and what happens when there is nothing to be had. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import './island'

const hydrated = vi.fn()
Object.assign(globalThis, { hydrated })

/** A script that is there, under an address of its own. */
const script = (text: string) => `data:text/javascript,${encodeURIComponent(`${text} // ${Math.random()}`)}`
const COMPONENT = "export const Search = 'the search'"
const RENDERER = 'export default (element) => (...given) => globalThis.hydrated(element, ...given)'

function place({ component = script(COMPONENT), attributes = '' }) {
  document.body.innerHTML = `<astro-island component-url="${component}" component-export="Search" renderer-url="${script(RENDERER)}"
    props="{&quot;count&quot;:27}" ssr ${attributes}></astro-island>`
  return document.querySelector('astro-island') as HTMLElement
}
const isAwake = (island: HTMLElement) => !island.hasAttribute('ssr')

beforeEach(() => {
  hydrated.mockClear()
})
afterEach(() => {
  vi.restoreAllMocks()
})

it('hands its component and its properties to the renderer when it is used', async () => {
  const island = place({})
  expect(hydrated).not.toHaveBeenCalled()
  island.dispatchEvent(new Event('pointerover'))
  await vi.waitUntil(() => isAwake(island))
  expect(hydrated).toHaveBeenCalledExactlyOnceWith(island, 'the search', { count: 27 })
})

it('does so when the page is idle, where that is asked for', async () => {
  const island = place({ attributes: 'idle' })
  await vi.waitUntil(() => isAwake(island))
  expect(hydrated).toHaveBeenCalledOnce()
})

it('waits until what is inside it has been read', async () => {
  const readyState = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading')
  const island = place({})
  island.dispatchEvent(new Event('pointerover'))
  await new Promise((done) => setTimeout(done, 50))
  expect(hydrated).not.toHaveBeenCalled()
  readyState.mockRestore()
  dispatchEvent(new Event('DOMContentLoaded'))
  await vi.waitUntil(() => isAwake(island))
})

it('asks a second time, at another address, for what could not be had', async () => {
  const isBrokenAtFirst = "if (!/[?]retry=[0-9]+$/.test(import.meta.url)) throw new Error('broken')"
  const island = place({ component: script(`${COMPONENT}; ${isBrokenAtFirst}`) })
  island.dispatchEvent(new Event('pointerover'))
  await vi.waitUntil(() => isAwake(island), { timeout: 3000 })
  expect(hydrated).toHaveBeenCalledOnce()
})

it('says that it has failed', async () => {
  const complained = vi.spyOn(console, 'error').mockImplementation(() => {})
  const island = place({ component: 'data:text/javascript,throw new Error' })
  const failed = new Promise((resolve) => island.addEventListener('astro:hydration-error', resolve))
  island.dispatchEvent(new Event('pointerover'))
  await failed
  expect(complained).toHaveBeenCalled()
  expect(isAwake(island)).toBe(false)
})
