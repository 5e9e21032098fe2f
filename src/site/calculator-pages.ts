import { NOT_IN_MENU, ORDER } from '../calculators/order'
import { calculators, type RegistryEntry, siblingsOf } from '../calculators/registry'
import { fileOf } from './calculator-files'
import { type FrontMatter, frontMatterOf } from './front-matter'
import { POPULAR, SAMPLE } from './settings'
import { unknownCalculators } from './unknown-calculators'

/** A calculator's page as every other page knows it. What it says itself is in page-text.ts. */
export interface Page extends RegistryEntry, FrontMatter {
  /** Folders of the calculators that the same money can be compared with. */
  readonly siblings: readonly string[]
}

const texts = import.meta.glob<string>('../calculators/*/content.mdx', {
  eager: true,
  query: '?raw',
  import: 'default',
})

export const pages: readonly Page[] = calculators.map((listed) => ({
  ...listed,
  ...frontMatterOf(listed.slug, fileOf(texts, listed.slug, 'content.mdx')),
  siblings: siblingsOf(listed),
}))

const unknown = unknownCalculators(
  calculators.map(({ slug }) => slug),
  [
    { where: 'src/calculators/order.ts: ORDER', names: ORDER },
    { where: 'src/calculators/order.ts: NOT_IN_MENU', names: NOT_IN_MENU },
    { where: 'src/site/settings.ts: POPULAR', names: POPULAR },
    { where: 'src/site/settings.ts: SAMPLE', names: [SAMPLE] },
    ...pages.map(({ slug, related }) => ({
      where: `src/calculators/${slug}/content.mdx: related`,
      names: related,
    })),
  ],
)
if (unknown.length) throw new Error(unknown.join('\n'))
