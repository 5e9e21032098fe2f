import type { Published, PublishedSet } from '../engine/published'

const modules = import.meta.glob<Published>('./*/published.ts', { import: 'default' })

/** Fetches the published sets of one calculator by its folder; most have none. */
export async function loadPublished(slug: string): Promise<readonly PublishedSet[]> {
  const published = await modules[`./${slug}/published.ts`]?.()
  return published?.sets ?? []
}
