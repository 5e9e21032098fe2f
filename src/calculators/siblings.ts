import type { Sibling } from '../form/extras/comparison-list'
import type { formFor } from './page-form'

/** Their pages' own scripts, which a visitor to one of those pages has already. */
const modules = import.meta.glob<ReturnType<typeof formFor>>('./*/form.ts', { import: 'default' })

/** Fetches the definitions of calculators by their folders. */
export const loadSiblings = (slugs: readonly string[]): Promise<readonly Sibling[]> =>
  Promise.all(
    slugs.flatMap((slug) => {
      const load = modules[`./${slug}/form.ts`]
      return load ? [load().then(({ calculator }) => ({ path: `/${slug}/`, calculator }))] : []
    }),
  )
