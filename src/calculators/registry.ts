import type { Calculator } from '../engine/calculator'
import { headerOf, inOrder, menuOf } from './order'

/** A calculator and the folder it lives in, which is also its address. */
export interface RegistryEntry {
  readonly slug: string
  readonly path: string
  readonly calculator: Calculator
}

const modules = import.meta.glob<{ default: Calculator }>('./*/calculator.ts', { eager: true })

const found = new Map(
  Object.entries(modules).map(([file, { default: calculator }]): [string, RegistryEntry] => {
    const slug = file.split('/')[1] as string
    return [slug, { slug, path: `/${slug}/`, calculator }]
  }),
)

const listed = (slugs: readonly string[]): readonly RegistryEntry[] =>
  slugs.flatMap((slug) => found.get(slug) ?? [])

const slugs = [...found.keys()]

export const calculators = listed(inOrder(slugs))
export const menuCalculators = listed(menuOf(slugs))
export const headerCalculators = listed(headerOf(slugs))

/** The folders of those that it can be compared with. */
export const siblingsOf = ({ slug, calculator: { comparison, currency } }: RegistryEntry): string[] =>
  calculators
    .filter(
      (other) =>
        other.slug !== slug &&
        comparison !== undefined &&
        other.calculator.comparison?.kind === comparison.kind &&
        other.calculator.currency === currency,
    )
    .map((other) => other.slug)
