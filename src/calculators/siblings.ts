import type { Calculator } from '../engine/calculator'
import type { Sibling } from '../form/extras/comparison-list'

const modules = import.meta.glob<Calculator>('./*/calculator.ts', { import: 'default' })

/** Fetches the definitions of calculators by their folders. */
export const loadSiblings = (slugs: readonly string[]): Promise<readonly Sibling[]> =>
  Promise.all(
    slugs.flatMap((slug) => {
      const load = modules[`./${slug}/calculator.ts`]
      return load ? [load().then((calculator) => ({ path: `/${slug}/`, calculator }))] : []
    }),
  )
