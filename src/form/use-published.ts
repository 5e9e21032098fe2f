import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import type { PublishedSet } from '../engine/published'
import { deferred, NOT_REQUESTED } from './deferred'
import { EXTRAS } from './extras-module'
import type { PublishedChoice, PublishedRates } from './published-choice'

export type LoadPublished = () => Promise<readonly PublishedSet[]>

const NOTHING = deferred<PublishedRates>(() => Promise.reject())

/** The sets and their code, once loaded. */
export function usePublishedRates({ source }: Pick<PublishedChoice, 'source'>): PublishedRates | undefined {
  const { subscribe, state } = source ?? NOTHING
  const now = useSyncExternalStore(subscribe, state, () => NOT_REQUESTED)
  return now.status === 'ready' ? now.value : undefined
}

/**
 * Requests the sets with every press; true once they have loaded or failed, so that nothing shifts when they arrive.
 * Not false again while they are retried: what is shown by then would go, and coming back ask for another retry.
 */
export function usePublishedSettled({ source }: Pick<PublishedChoice, 'source'>, retryKey: number): boolean {
  const { subscribe, state } = source ?? NOTHING
  const { status } = useSyncExternalStore(subscribe, state, () => NOT_REQUESTED)
  // biome-ignore lint/correctness/useExhaustiveDependencies: every press asks again
  useEffect(() => source?.request(), [source, retryKey])
  return !source || (status !== 'idle' && status !== 'pending')
}

export function usePublished(load: LoadPublished | undefined): PublishedChoice {
  const source = useMemo(
    () =>
      load &&
      deferred(async () => {
        const [sets, { bySet, ratesBy, SetChoice }] = await Promise.all([load(), EXTRAS.ready()])
        return { sets, bySet, ratesBy, SetChoice }
      }),
    [load],
  )
  const [id, setId] = useState<string>()
  const chosen = useRef<string>(undefined)

  const choose = useCallback(
    (name: string | undefined) => {
      chosen.current = name
      setId(name)
      if (name) source?.request()
    },
    [source],
  )

  const withSet: PublishedChoice['withSet'] = (act) => {
    const name = chosen.current
    if (!source || !name) return act(undefined, undefined)
    const attempt = () => {
      const now = source.state()
      if (now.status !== 'ready') return false
      act(
        now.value.sets.find((set) => set.id === name),
        now.value,
      )
      return true
    }
    if (attempt()) return
    const stop = source.subscribe(() => attempt() && stop())
    source.request()
  }

  return { source, id, choose, withSet }
}
