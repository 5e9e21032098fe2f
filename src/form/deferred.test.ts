import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { deferred } from './deferred'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  globalThis.importSuffix = undefined
})

const PATIENCE = 8000

describe('what is fetched after the form', () => {
  it('is asked for once, and kept', async () => {
    const load = vi.fn(async () => 'here')
    const piece = deferred(load)
    const heard = vi.fn()
    piece.subscribe(heard)
    expect(piece.state()).toEqual({ status: 'idle' })
    piece.request()
    expect(piece.state()).toEqual({ status: 'pending' })
    piece.request()
    await vi.runAllTimersAsync()
    expect(piece.state()).toEqual({ status: 'ready', value: 'here' })
    piece.request()
    expect(load).toHaveBeenCalledOnce()
    expect(heard).toHaveBeenCalledTimes(2)
    expect(globalThis.importSuffix).toBeUndefined()
  })

  it('fails, and is asked for again under a new address', async () => {
    const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('no line'))
    load.mockResolvedValueOnce('here')
    const piece = deferred(load)
    piece.request()
    await vi.runAllTimersAsync()
    expect(piece.state()).toEqual({ status: 'failed' })
    piece.request()
    expect(piece.state()).toEqual({ status: 'retrying' })
    expect(globalThis.importSuffix).toMatch(/^\?attempt=\d+$/)
    const first = globalThis.importSuffix
    await vi.runAllTimersAsync()
    expect(piece.state()).toEqual({ status: 'ready', value: 'here' })
    const other = deferred(() => Promise.reject(new Error('no line')))
    other.request()
    await vi.runAllTimersAsync()
    other.request()
    expect(globalThis.importSuffix).not.toBe(first)
  })

  it('is awaited by whoever needs it too, without a second request', async () => {
    const load = vi.fn(async () => 'here')
    const piece = deferred(load)
    piece.request()
    await expect(piece.ready()).resolves.toBe('here')
    await expect(piece.ready()).resolves.toBe('here')
    expect(load).toHaveBeenCalledOnce()
  })

  it('fails for whoever awaits it, until a later request succeeds', async () => {
    const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('no line'))
    load.mockResolvedValueOnce('here')
    const piece = deferred(load)
    await expect(piece.ready()).rejects.toBeUndefined()
    await expect(piece.ready()).resolves.toBe('here')
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('is given up when no answer comes, and taken when it comes after all', async () => {
    const { promise, resolve } = Promise.withResolvers<string>()
    const piece = deferred(() => promise)
    piece.request()
    await vi.advanceTimersByTimeAsync(PATIENCE - 1)
    expect(piece.state()).toEqual({ status: 'pending' })
    await vi.advanceTimersByTimeAsync(1)
    expect(piece.state()).toEqual({ status: 'failed' })
    resolve('late')
    await vi.runAllTimersAsync()
    expect(piece.state()).toEqual({ status: 'ready', value: 'late' })
  })

  it('a failure of an earlier attempt says nothing about a later one', async () => {
    const first = Promise.withResolvers<string>()
    const second = Promise.withResolvers<string>()
    const load = vi.fn().mockReturnValueOnce(first.promise).mockReturnValueOnce(second.promise)
    const piece = deferred<string>(load)
    piece.request()
    await vi.advanceTimersByTimeAsync(PATIENCE)
    piece.request()
    expect(piece.state()).toEqual({ status: 'retrying' })
    first.reject(new Error('late'))
    await vi.advanceTimersByTimeAsync(1)
    expect(piece.state()).toEqual({ status: 'retrying' })
    second.resolve('here')
    await vi.advanceTimersByTimeAsync(1)
    expect(piece.state()).toEqual({ status: 'ready', value: 'here' })
    expect(vi.getTimerCount()).toBe(0)
  })

  it('is the one that came first, where an earlier attempt is answered after all', async () => {
    const first = Promise.withResolvers<string>()
    const load = vi.fn().mockReturnValueOnce(first.promise).mockResolvedValueOnce('here')
    const piece = deferred<string>(load)
    piece.request()
    await vi.advanceTimersByTimeAsync(PATIENCE)
    piece.request()
    await vi.runAllTimersAsync()
    const heard = vi.fn()
    piece.subscribe(heard)
    first.resolve('late')
    await vi.runAllTimersAsync()
    expect(piece.state()).toEqual({ status: 'ready', value: 'here' })
    expect(heard).not.toHaveBeenCalled()
  })

  it('tells nobody who has left', async () => {
    const piece = deferred(async () => 'here')
    const heard = vi.fn()
    piece.subscribe(heard)()
    piece.request()
    await vi.runAllTimersAsync()
    expect(heard).not.toHaveBeenCalled()
  })
})
