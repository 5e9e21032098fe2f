import type { Calculator } from '../engine/calculator'
import type { Deferred } from './deferred'
import { prefetch } from './prefetch'
import { warmUp } from './warm-up'

/** What a form does while nobody uses it: the first press is quicker for it, and works offline. */
export async function beforeAPress(
  calculator: Calculator,
  form: HTMLFormElement,
  ...sources: readonly (Deferred<unknown> | undefined)[]
): Promise<void> {
  await warmUp(calculator, form)
  await prefetch(...sources)
}
