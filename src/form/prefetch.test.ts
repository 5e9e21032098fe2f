import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { deferred } from './deferred'
import { EXTRAS } from './extras-module'
import { prefetch } from './prefetch'

const published = deferred(async () => 'the lists')
const asked = { extras: 0, lists: 0 }

beforeEach(() => {
  Object.assign(asked, { extras: 0, lists: 0 })
  vi.spyOn(EXTRAS, 'request').mockImplementation(() => void asked.extras++)
  vi.spyOn(published, 'request').mockImplementation(() => void asked.lists++)
  vi.stubGlobal('requestIdleCallback', (act: () => void) => act())
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const isSaving = (saveData: boolean) => vi.stubGlobal('navigator', { connection: { saveData } })

it('asks for what a press will need, lists only where there are any', async () => {
  isSaving(false)
  await prefetch(undefined)
  expect(asked).toEqual({ extras: 1, lists: 0 })
  await prefetch(published)
  expect(asked).toEqual({ extras: 2, lists: 1 })
})

it('asks for nothing where data is to be saved', async () => {
  isSaving(true)
  await prefetch(published)
  expect(asked).toEqual({ extras: 0, lists: 0 })
})

it('does the same in browsers that do not know that setting', async () => {
  vi.stubGlobal('navigator', {})
  await prefetch(published)
  expect(asked).toEqual({ extras: 1, lists: 1 })
})
