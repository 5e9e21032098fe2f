import type { PublishedSet } from '../engine/published'
import type { RawInputs } from '../engine/read'
import type { Chosen } from './answer'
import type { Deferred } from './deferred'
import type { chosenBy } from './extras/chosen-by'

/** Published sets of a calculator and what makes a choice of one, both lazy. */
export interface PublishedLists {
  readonly sets: readonly PublishedSet[]
  readonly chosenBy: typeof chosenBy
}

/** The chosen list for what stands in the form. */
export type ChosenFor = (raw: RawInputs) => Chosen

/** Which published set is chosen, if any; apart from the hook, so that lazy parts need not import what loads them. */
export interface PublishedChoice {
  readonly source: Deferred<PublishedLists> | undefined
  /** The chosen set, by the name that links carry. */
  readonly id: string | undefined
  readonly choose: (id: string | undefined) => void
  /** Calls back once the chosen set has loaded; at once, and with nothing, where none is chosen. */
  readonly withSet: (act: (chosenFor?: ChosenFor) => void) => void
}
