import type { MarkdownHeading } from 'astro'
import type { AstroComponentFactory } from 'astro/runtime/server/index.js'
import { z } from 'astro/zod'
import { NOT_IN_MENU, ORDER } from '../calculators/order'
import { calculators, type RegistryEntry, siblingsOf } from '../calculators/registry'
import type { Example } from '../engine/calculator'
import type { Published } from '../engine/published'
import { POPULAR } from './settings'
import { SITE_WORDS } from './site-words'
import { unknownCalculators } from './unknown-calculators'

/** The front matter of a calculator's text. */
const schema = z.strictObject({
  /** The title in search results: what people search for first, the brand is added where it fits. */
  title: z.string().max(60),
  /** The snippet in search results: one or two whole sentences. */
  description: z.string().min(120).max(160),
  /** The one sentence under the heading: what the visitor gets. */
  promise: z.string().max(160),
  /** The text on the home card. */
  card: z.string().max(110),
  /** Words people use for this that are not in its name. */
  keywords: z.array(z.string()).min(3),
  /** Folder names of calculators that a visitor of this one may want next. */
  related: z.array(z.string()).min(2),
  /** The page ends with its questions instead of its links. */
  endsWithQuestions: z.boolean().default(false),
  /** The related calculators stand beside the text instead of below it. */
  relatedBeside: z.boolean().default(false),
  /** The page has a place for an advertisement, used only when one is configured. */
  hasAd: z.boolean().default(false),
})

export interface Question {
  readonly question: string
  readonly answer: string
}

interface QuickEstimate {
  readonly title: string
  readonly inputs: Example['inputs']
  /** The key of the line to show, where it is not the headline. */
  readonly line?: string
}

interface ContentModule {
  frontmatter: unknown
  Content: AstroComponentFactory
  getHeadings(): MarkdownHeading[]
  faq?: readonly Question[]
  quickEstimates?: readonly QuickEstimate[]
}

export interface Page extends RegistryEntry, z.infer<typeof schema> {
  readonly Text: AstroComponentFactory
  readonly Form: AstroComponentFactory
  readonly headings: readonly MarkdownHeading[]
  readonly faq: readonly Question[]
  readonly quickEstimates: readonly QuickEstimate[]
  /** The list that its fees can be checked against; calculators that are not about fees have none. */
  readonly published: Published | undefined
  /** The text has a heading for the questions, and `<Questions />` below it, where it wants them. */
  readonly placesQuestions: boolean
  /** Folders of the calculators that the same money can be compared with. */
  readonly siblings: readonly string[]
}

const contents = import.meta.glob<ContentModule>('../calculators/*/content.mdx', { eager: true })
const forms = import.meta.glob<{ default: AstroComponentFactory }>('../calculators/*/form.astro', {
  eager: true,
})
const publishedLists = import.meta.glob<Published>('../calculators/*/published.ts', {
  eager: true,
  import: 'default',
})

function fileOf<Module>(modules: Record<string, Module>, slug: string, name: string): Module {
  const found = modules[`../calculators/${slug}/${name}`]
  if (!found) throw new Error(`src/calculators/${slug}/${name} is missing`)
  return found
}

/** Every calculator with its text and its form. */
export const pages: readonly Page[] = calculators.map((listed) => {
  const {
    frontmatter,
    Content,
    getHeadings,
    faq,
    quickEstimates = [],
  } = fileOf(contents, listed.slug, 'content.mdx')
  const parsed = schema.safeParse(frontmatter)
  if (!parsed.success) throw new Error(`${listed.slug}/content.mdx: ${z.prettifyError(parsed.error)}`)
  if (!faq?.length)
    throw new Error(`${listed.slug}/content.mdx: exports no faq, expected at least one question`)
  const headings = getHeadings()
  const { questions } = SITE_WORDS[listed.calculator.formats.language]
  return {
    ...listed,
    ...parsed.data,
    Text: Content,
    Form: fileOf(forms, listed.slug, 'form.astro').default,
    headings,
    faq,
    quickEstimates,
    published: publishedLists[`../calculators/${listed.slug}/published.ts`],
    placesQuestions: headings.some(({ text }) => text === questions),
    siblings: siblingsOf(listed),
  }
})

const unknown = unknownCalculators(
  calculators.map(({ slug }) => slug),
  [
    { where: 'src/calculators/order.ts: ORDER', names: ORDER },
    { where: 'src/calculators/order.ts: NOT_IN_MENU', names: NOT_IN_MENU },
    { where: 'src/site/settings.ts: POPULAR', names: POPULAR },
    ...pages.map(({ slug, related }) => ({
      where: `src/calculators/${slug}/content.mdx: related`,
      names: related,
    })),
  ],
)
if (unknown.length) throw new Error(unknown.join('\n'))
