import { useCallback, useMemo, useRef, useState } from 'react'
import type { Calculator } from '../engine/calculator'
import type { PublishedSet } from '../engine/published'
import { deferred } from './deferred'
import { useReady, useSettled } from './deferred-view'
import { EXTRAS } from './extras-module'
import type { PublishedChoice, PublishedLists } from './published-choice'

export type LoadPublished = () => Promise<readonly PublishedSet[]>

/** Never fails, so it is never asked for again. */
const NOTHING = deferred(async () => undefined)

type Lists = Pick<PublishedChoice, 'source'>

/** Once they have loaded. */
export const usePublishedLists = ({ source }: Lists): PublishedLists | undefined =>
  useReady(source ?? NOTHING)

/** True where there are none, and once they have loaded or failed. */
export const usePublishedSettled = ({ source }: Lists, retryKey: number): boolean =>
  useSettled(source ?? NOTHING, retryKey) || !source

export function usePublished(calculator: Calculator, load: LoadPublished | undefined): PublishedChoice {
  const source = useMemo(
    () =>
      load &&
      deferred(async () => {
        const [sets, { chosenBy }] = await Promise.all([load(), EXTRAS.ready()])
        return { sets, chosenBy }
      }),
    [load],
  )
  const [id, setId] = useState<string>()
  /** A new object with every choice, so that the same list chosen again is another choice. */
  const chosen = useRef<{ readonly name?: string }>({})

  const choose = useCallback(
    (asked: string | undefined) => {
      // Where there are no lists, a link can name none.
      const name = source && asked
      chosen.current = { name }
      setId(name)
      if (name) source.request()
    },
    [source],
  )

  const withSet = useCallback<PublishedChoice['withSet']>(
    (act) => {
      const choice = chosen.current
      const { name } = choice
      if (!source || !name) return act()
      const attempt = () => {
        const now = source.state()
        // Reset, or another choice, has taken the press back.
        if (chosen.current !== choice) return true
        if (now.status !== 'ready') return false
        const { sets, chosenBy } = now.value
        act((raw) => chosenBy(name, sets, calculator, raw))
        return true
      }
      if (attempt()) return
      const stop = source.subscribe(() => attempt() && stop())
      source.request()
    },
    [calculator, source],
  )

  return useMemo(() => ({ source, id, choose, withSet }), [source, id, choose, withSet])
}
