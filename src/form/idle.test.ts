import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { idle } from './idle'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  // In this order: what is put back first is the clock's own.
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('comes when the browser says so, after a second at the latest', async () => {
  const asked = vi.fn((act: () => void, _options: object) => act())
  vi.stubGlobal('requestIdleCallback', asked)
  await idle()
  expect(asked).toHaveBeenCalledExactlyOnceWith(expect.any(Function), { timeout: 1000 })
})

it('comes soon in browsers that never say so', async () => {
  Reflect.deleteProperty(window, 'requestIdleCallback')
  const came = vi.fn()
  void idle().then(came)
  await vi.advanceTimersByTimeAsync(199)
  expect(came).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(came).toHaveBeenCalled()
})
