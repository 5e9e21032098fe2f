/**
 * What the form can do without is lazy and fails alone: the rest of the page neither waits for it nor
 * breaks with it. What has loaded is kept, so nothing is fetched twice.
 */

export type DeferredState<Value> =
  | { readonly status: 'idle' | 'pending' | 'failed' | 'retrying' }
  | { readonly status: 'ready'; readonly value: Value }

export interface Deferred<Value> {
  /** Starts loading, unless it is loaded or loading; after a failure, retries. */
  request(): void
  /** The value of a request that is made now, or made already; rejects if that fails. */
  ready(): Promise<Value>
  state(): DeferredState<Value>
  subscribe(listener: () => void): () => void
}

/** After so many milliseconds without a response the page says that it is missing. */
const TIMEOUT = 8000

export const NOT_REQUESTED: DeferredState<never> = { status: 'idle' }

declare global {
  /** Appended to the address of every import; the build sees to that. */
  var importSuffix: string | undefined
}

let renewals = 0

/**
 * Browsers remember an address whose script was broken, Firefox any that failed, and all of them wait for one that
 * never answers. So after a failure imports ask under new addresses; what is there already is not asked for again.
 */
function bustModuleCache() {
  globalThis.importSuffix = `?attempt=${++renewals}`
}

export function deferred<Value>(load: () => Promise<Value>): Deferred<Value> {
  const listeners = new Set<() => void>()
  let state: DeferredState<Value> = NOT_REQUESTED
  let attempts = 0

  function become(next: DeferredState<Value>) {
    // A late response, after another attempt has begun, is used all the same.
    if (state.status === 'ready') return
    state = next
    for (const listener of listeners) listener()
  }

  async function attempt(number: number) {
    const fail = () => number === attempts - 1 && become({ status: 'failed' })
    const late = setTimeout(fail, TIMEOUT)
    try {
      become({ status: 'ready', value: await load() })
    } catch {
      fail()
    } finally {
      clearTimeout(late)
    }
  }

  function subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }

  function request() {
    if (state.status !== 'idle' && state.status !== 'failed') return
    become({ status: attempts > 0 ? 'retrying' : 'pending' })
    if (attempts > 0) bustModuleCache()
    void attempt(attempts++)
  }

  function ready(): Promise<Value> {
    request()
    return new Promise((resolve, reject) => {
      const settle = () => {
        if (state.status === 'ready') resolve(state.value)
        else if (state.status === 'failed') reject()
        else return
        stop()
      }
      const stop = subscribe(settle)
      settle()
    })
  }

  return { state: () => state, subscribe, request, ready }
}
