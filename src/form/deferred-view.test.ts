/** What is fetched after the form, as the page shows it: nothing until it is there, one line where it is missing. */
import { createElement, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type Deferred, deferred } from './deferred'
import { DeferredView, useReady, useSettled } from './deferred-view'

let root: Root

const shown = () => document.body.textContent
const shows = (text: string) => vi.waitUntil(() => shown() === text, { timeout: 3000, interval: 5 })
const retry = () => document.querySelector('button')
const MISSING = 'It is missing.Try again'

interface View {
  source: Deferred<string>
  retryKey?: number
  children?: (value: string) => ReactNode
}
const drawn = ({ source, retryKey = 1, children = (value: string) => value }: View) =>
  createElement(DeferredView<string>, {
    source,
    retryKey,
    text: 'It is missing.',
    retry: 'Try again',
    fallback: 'Its place.',
    children,
  })
const view = (given: View) => root.render(drawn(given))

const failsOnce = () =>
  deferred(
    vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('no line')).mockResolvedValue('Here.'),
  )

beforeEach(() => {
  document.body.innerHTML = '<main></main>'
  root = createRoot(document.querySelector('main') as HTMLElement)
})
afterEach(() => {
  root.unmount()
  vi.restoreAllMocks()
  globalThis.importSuffix = undefined
})

it('has its place until it comes', async () => {
  const { promise, resolve } = Promise.withResolvers<string>()
  view({ source: deferred(() => promise) })
  await shows('Its place.')
  resolve('Here.')
  await shows('Here.')
})

it('is missed in one line, and asked for again by a button', async () => {
  view({ source: failsOnce() })
  await shows(`Its place.${MISSING}`)
  retry()?.click()
  await shows('Here.')
})

it('is asked for again with the next press', async () => {
  const source = failsOnce()
  view({ source })
  await shows(`Its place.${MISSING}`)
  view({ source, retryKey: 2 })
  await shows('Here.')
})

it('is missed too where it breaks, until the button or the next press gives it another chance', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  let isBroken = true
  const children = (value: string) =>
    createElement(() => {
      if (isBroken) throw new Error('broken on purpose')
      return value
    })
  const source = deferred(async () => 'Here.')
  view({ source, children })
  await shows(MISSING)
  retry()?.click()
  await shows(MISSING)
  isBroken = false
  retry()?.click()
  await shows('Here.')
  isBroken = true
  view({ source, children })
  await shows(MISSING)
  isBroken = false
  view({ source, children, retryKey: 2 })
  await shows('Here.')
})

it('is missed too where drawing it breaks at once', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const children = () => {
    throw new Error('broken on purpose')
  }
  view({ source: deferred(async () => 'Here.'), children })
  await shows(MISSING)
})

it('is settled once it has come or failed, and stays so while it is asked for again', async () => {
  const source = failsOnce()
  const states: string[] = []
  const Watched = ({ retryKey }: { retryKey: number }) => {
    const state = `${useSettled(source, retryKey)} ${useReady(source)}`
    if (states.at(-1) !== state) states.push(state)
    return null
  }
  root.render(createElement(Watched, { retryKey: 1 }))
  await vi.waitUntil(() => source.state().status === 'failed')
  root.render(createElement(Watched, { retryKey: 2 }))
  await vi.waitUntil(() => states.includes('true Here.'))
  expect(states).toEqual(['false undefined', 'true undefined', 'true Here.'])
})

it('is not settled as long as it is on its way', async () => {
  const source = deferred(() => new Promise<string>(() => {}))
  const Watched = () => `${useSettled(source, 1)}`
  root.render(createElement(Watched))
  await vi.waitUntil(() => source.state().status === 'pending')
  // React has drawn that by now too.
  await new Promise((done) => setTimeout(done))
  expect(shown()).toBe('false')
})

it('has its place only in what the server draws, whatever has been fetched there', async () => {
  const source = deferred(async () => 'Here.')
  await source.ready()
  expect(renderToString(drawn({ source }))).toBe('Its place.')
})

it('is missed where it breaks at any press, not at the first only', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const Broken = () => {
    throw new Error('broken on purpose')
  }
  view({ source: deferred(async () => 'Here.'), retryKey: 3, children: () => createElement(Broken) })
  await shows(MISSING)
})

it('where the button goes with its line, the keyboard goes on from the head of what it stood in', async () => {
  const source = failsOnce()
  const place = (of: string) => createElement('section', {}, createElement('h2', {}, of), drawn({ source }))
  root.render(place('Results'))
  await shows(`Results${'Its place.'}${MISSING}`)
  retry()?.focus()
  retry()?.click()
  await shows('ResultsHere.')
  expect(document.activeElement).toBe(document.querySelector('h2'))
})
