/** Lists of rates that others have published, as a press asks for them. */
import { createElement } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { shop } from '../../test/derived/shop'
import type { PublishedSet } from '../engine/published'
import type { PublishedChoice } from './published-choice'
import { type LoadPublished, usePublished } from './use-published'

const SHOP = shop({ fees: [] })
const SETS = ['spring', 'autumn'].map(
  (id): PublishedSet => ({ id, name: id, read: '2026-09-20', href: 'https://shop.example', leavesOut: '' }),
)

let root: Root
let published: PublishedChoice | undefined
const act = vi.fn<Parameters<PublishedChoice['withSet']>[0]>()
const asked = () => act.mock.calls.map(([chosenFor]) => chosenFor?.({}).id)

function Uses({ load }: { load: LoadPublished | undefined }) {
  published = usePublished(SHOP, load)
  return null
}

async function use(load?: LoadPublished): Promise<PublishedChoice> {
  root.render(createElement(Uses, { load }))
  return vi.waitUntil(() => published)
}

beforeEach(() => {
  published = undefined
  document.body.innerHTML = '<main></main>'
  root = createRoot(document.querySelector('main') as HTMLElement)
})
afterEach(() => {
  root.unmount()
  act.mockClear()
})

it('a press without a chosen list does not wait, and asks for none', async () => {
  const load = vi.fn(async () => SETS)
  const { withSet } = await use(load)
  withSet(act)
  expect(asked()).toEqual([undefined])
  expect(load).not.toHaveBeenCalled()
})

it('a press on a page without lists does not wait either, whatever its link names', async () => {
  const { choose, withSet } = await use()
  choose('autumn')
  withSet(act)
  expect(asked()).toEqual([undefined])
})

it('a press waits for the chosen list, once; the next one finds it there', async () => {
  const { promise, resolve } = Promise.withResolvers<PublishedSet[]>()
  const { choose, withSet, source } = await use(() => promise)
  choose('autumn')
  withSet(act)
  expect(asked()).toEqual([])
  resolve(SETS)
  await vi.waitUntil(() => act.mock.calls.length, { timeout: 3000 })
  await source?.ready()
  expect(asked()).toEqual(['autumn'])
  withSet(act)
  expect(asked()).toEqual(['autumn', 'autumn'])
})

it('a list that nobody knows is none, and that is said', async () => {
  const { choose, withSet } = await use(async () => SETS)
  choose('winter')
  withSet(act)
  await vi.waitUntil(() => act.mock.calls.length, { timeout: 3000 })
  expect(asked()).toEqual([undefined])
  const [[chosenFor] = []] = act.mock.calls
  expect(chosenFor?.({})).toEqual({ rates: SHOP.rates, note: expect.stringContaining('no longer here') })
})

it('a list is asked for as soon as it is chosen, and the page’s own rates need none', async () => {
  const load = vi.fn(async () => SETS)
  const { choose } = await use(load)
  choose(undefined)
  expect(load).not.toHaveBeenCalled()
  choose('autumn')
  await vi.waitUntil(() => load.mock.calls.length, { timeout: 3000 })
})

it('a press asks again for a list that could not be had', async () => {
  const load = vi.fn<LoadPublished>().mockRejectedValueOnce(new Error('no line')).mockResolvedValue(SETS)
  const { choose, withSet, source } = await use(load)
  choose('autumn')
  await vi.waitUntil(() => source?.state().status === 'failed', { timeout: 3000 })
  withSet(act)
  await vi.waitUntil(() => act.mock.calls.length, { timeout: 3000 })
  expect(asked()).toEqual(['autumn'])
  globalThis.importSuffix = undefined
})

it('is the same from one drawing to the next, so that what it is handed to need not be drawn again', async () => {
  const load = async () => SETS
  const first = await use(load)
  published = undefined
  expect(await use(load)).toBe(first)
})
