import type { Deferred } from './deferred'
import { EXTRAS } from './extras-module'
import { idle } from './idle'

/** The Save-Data setting, where the browser has it. */
interface MaySaveData {
  readonly connection?: { readonly saveData?: boolean }
}

/** Prefetches what a press will need, so that a press works offline too. */
export async function prefetch(...others: readonly (Deferred<unknown> | undefined)[]): Promise<void> {
  if ((navigator as MaySaveData).connection?.saveData) return
  await idle()
  EXTRAS.request()
  for (const other of others) other?.request()
}
