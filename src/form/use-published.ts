import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import type { PublishedSet } from '../engine/published'
import { type Deferred, deferred, NOT_ASKED } from './deferred'

export type LoadPublished = () => Promise<readonly PublishedSet[]>

/** Published sets of a calculator, and the code that deals with them: none of it is part of the first script. */
export type PublishedRates = Pick<typeof import('./extras'), 'bySet' | 'ratesBy' | 'SetChoice'> & {
  readonly sets: readonly PublishedSet[]
}

export interface PublishedChoice {
  readonly piece: Deferred<PublishedRates> | undefined
  /** The chosen set, by the name that links carry. */
  readonly id: string | undefined
  readonly choose: (id: string | undefined) => void
  /** Acts with the chosen set as soon as it is there; without one at once. */
  readonly withSet: (act: (set: PublishedSet | undefined, rates: PublishedRates | undefined) => void) => void
}

const NOTHING = deferred<PublishedRates>(() => Promise.reject())

/** The sets and what deals with them, as soon as they are there. */
export function usePublishedRates({ piece }: Pick<PublishedChoice, 'piece'>): PublishedRates | undefined {
  const { subscribe, state } = piece ?? NOTHING
  const now = useSyncExternalStore(subscribe, state, () => NOT_ASKED)
  return now.status === 'ready' ? now.value : undefined
}

/** Asks for the sets with every press; says whether there is anything to wait for, so that nothing moves when they come. */
export function usePublishedSettled({ piece }: Pick<PublishedChoice, 'piece'>, asked: number): boolean {
  const { subscribe, state } = piece ?? NOTHING
  const { status } = useSyncExternalStore(subscribe, state, () => NOT_ASKED)
  // biome-ignore lint/correctness/useExhaustiveDependencies: every press asks again
  useEffect(() => piece?.request(), [piece, asked])
  return !piece || status === 'ready' || status === 'failed'
}

export function usePublished(load: LoadPublished | undefined): PublishedChoice {
  const piece = useMemo(
    () =>
      load &&
      deferred(async () => {
        const [sets, { bySet, ratesBy, SetChoice }] = await Promise.all([load(), import('./extras')])
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
      if (name) piece?.request()
    },
    [piece],
  )

  const withSet: PublishedChoice['withSet'] = (act) => {
    const name = chosen.current
    if (!piece || !name) return act(undefined, undefined)
    const attempt = () => {
      const now = piece.state()
      if (now.status !== 'ready') return false
      act(
        now.value.sets.find((set) => set.id === name),
        now.value,
      )
      return true
    }
    if (attempt()) return
    const stop = piece.subscribe(() => attempt() && stop())
    piece.request()
  }

  return { piece, id, choose, withSet }
}
