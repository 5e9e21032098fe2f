/** The oracle of every calculator, from its folder. */
import { slugs } from '../agreed'
import type { Oracle } from './answer'

const loaded = await Promise.all(
  slugs.map(
    async (slug): Promise<[string, { default: Oracle }]> => [
      slug,
      await import(`../../src/calculators/${slug}/oracle.ts`),
    ],
  ),
)

export const ORACLES: Readonly<Record<string, Oracle>> = Object.fromEntries(
  loaded.map(([slug, { default: oracle }]) => [slug, oracle]),
)
