/**
 * What the form can do without is fetched after it, and fails alone: the rest of the page neither waits for it nor
 * breaks with it. Whatever was asked for once is kept, so nothing is fetched twice.
 */

export type DeferredState<Value> =
  | { readonly status: 'idle' | 'pending' | 'failed' }
  | { readonly status: 'ready'; readonly value: Value }

export interface Deferred<Value> {
  /** Asks for it, unless it is there or on its way; after a failure, once more. */
  request(): void
  state(): DeferredState<Value>
  subscribe(listener: () => void): () => void
}

/** So long may an answer take, in milliseconds, before the page says that it is missing. */
const PATIENCE = 8000

export const NOT_ASKED: DeferredState<never> = { status: 'idle' }

/** `attempt` counts from 0; a repeated import has to ask under an address of its own, see `importing`. */
export function deferred<Value>(load: (attempt: number) => Promise<Value>): Deferred<Value> {
  const listeners = new Set<() => void>()
  let state: DeferredState<Value> = NOT_ASKED
  let attempts = 0

  function become(next: DeferredState<Value>) {
    // An answer that comes late, after another attempt has begun, is as good as any.
    if (state.status === 'ready') return
    state = next
    for (const listener of listeners) listener()
  }

  async function attempt(number: number) {
    const fail = () => number === attempts - 1 && become({ status: 'failed' })
    const late = setTimeout(fail, PATIENCE)
    try {
      become({ status: 'ready', value: await load(number) })
    } catch {
      fail()
    } finally {
      clearTimeout(late)
    }
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    request() {
      if (state.status === 'pending' || state.status === 'ready') return
      become({ status: 'pending' })
      void attempt(attempts++)
    },
  }
}

declare global {
  /** Appended to the address of every import that is evaluated while it is set; the build sees to that. */
  var importSuffix: string | undefined
}

/**
 * An import that can be repeated. Browsers remember an address whose script was broken, Firefox any that failed, and
 * all of them wait for one that never answers; so every further attempt asks under a new address.
 */
export function importing<Module>(load: () => Promise<Module>, attempt: number): Promise<Module> {
  globalThis.importSuffix = attempt ? `?attempt=${attempt}` : ''
  try {
    return load()
  } finally {
    globalThis.importSuffix = ''
  }
}
