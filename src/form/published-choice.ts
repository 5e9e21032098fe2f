import type { noteOf, PublishedSet, ratesBy } from '../engine/published'
import type { Deferred } from './deferred'
import type { SetChoice } from './extras/set-choice'

/** Published sets of a calculator and the code for them, both lazy. */
export interface PublishedRates {
  readonly sets: readonly PublishedSet[]
  readonly noteOf: typeof noteOf
  readonly ratesBy: typeof ratesBy
  readonly SetChoice: typeof SetChoice
}

/** Which published set is chosen, if any; apart from the hook, so that lazy parts need not import what loads them. */
export interface PublishedChoice {
  readonly source: Deferred<PublishedRates> | undefined
  /** The chosen set, by the name that links carry. */
  readonly id: string | undefined
  readonly choose: (id: string | undefined) => void
  /** Calls back with the chosen set once it has loaded; without one, at once. */
  readonly withSet: (act: (set: PublishedSet | undefined, rates: PublishedRates | undefined) => void) => void
}
