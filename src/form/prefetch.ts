import type { Deferred } from './deferred'
import { EXTRAS } from './deferred-extras'
import { idle } from './idle'
import { RATES_PANEL } from './rates'

/** Not every browser knows it; those that do have it from the visitor. */
interface MaySaveData {
  readonly connection?: { readonly saveData?: boolean }
}

/** What a press will want is there before it, so that a press without a line misses nothing. */
export async function prefetch(published: Deferred<unknown> | undefined): Promise<void> {
  if ((navigator as MaySaveData).connection?.saveData) return
  await idle()
  EXTRAS.request()
  await idle()
  RATES_PANEL.request()
  published?.request()
}
