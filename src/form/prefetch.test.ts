import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { deferred } from './deferred'
import { EXTRAS } from './extras-module'
import { prefetch } from './prefetch'

const published = deferred(async () => 'the lists')
const asked = [vi.spyOn(EXTRAS, 'request'), vi.spyOn(published, 'request')]

beforeEach(() => {
  for (const request of asked) request.mockReset()
  vi.stubGlobal('requestIdleCallback', (act: () => void) => act())
})
afterEach(() => void vi.unstubAllGlobals())

const isSaving = (saveData: boolean) => vi.stubGlobal('navigator', { connection: { saveData } })

it('asks for what a press will need, lists only where there are any', async () => {
  isSaving(false)
  await prefetch(undefined)
  expect(asked.map(({ mock }) => mock.calls.length)).toEqual([1, 0])
  await prefetch(published)
  expect(asked.map(({ mock }) => mock.calls.length)).toEqual([2, 1])
})

it('asks for nothing where data is to be saved', async () => {
  isSaving(true)
  await prefetch(published)
  expect(asked.map(({ mock }) => mock.calls.length)).toEqual([0, 0])
})

it('does the same in browsers that do not know that setting', async () => {
  vi.stubGlobal('navigator', {})
  await prefetch(published)
  expect(asked.map(({ mock }) => mock.calls.length)).toEqual([1, 1])
})
