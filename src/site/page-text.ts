import type { MarkdownHeading } from 'astro'
import type { AstroComponentFactory } from 'astro/runtime/server/index.js'
import type { Example } from '../engine/calculator'
import type { Published } from '../engine/published'
import { fileIn, fileOf } from './calculator-files'
import type { Page } from './calculator-pages'
import { SITE_WORDS } from './site-words'

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
  Content: AstroComponentFactory
  getHeadings(): MarkdownHeading[]
  faq?: readonly Question[]
  quickEstimates?: readonly QuickEstimate[]
}

/** What a calculator's page says, and its form. */
export interface PageText {
  readonly Text: AstroComponentFactory
  readonly Form: AstroComponentFactory
  readonly headings: readonly MarkdownHeading[]
  readonly faq: readonly Question[]
  readonly quickEstimates: readonly QuickEstimate[]
  /** The list that its fees can be checked against; calculators that are not about fees have none. */
  readonly published: Published | undefined
  /** The text has a heading for the questions, and `<Questions />` below it, where it wants them. */
  readonly placesQuestions: boolean
}

// When they are asked for: a page that only lists calculators gets nothing of their forms and styles.
const contents = import.meta.glob<ContentModule>('../calculators/*/content.mdx')
const forms = import.meta.glob<AstroComponentFactory>('../calculators/*/form.astro', { import: 'default' })
const publishedLists = import.meta.glob<Published>('../calculators/*/published.ts', { import: 'default' })

export async function textOf({ slug, calculator }: Page): Promise<PageText> {
  const [{ Content, getHeadings, faq, quickEstimates = [] }, Form, published] = await Promise.all([
    fileOf(contents, slug, 'content.mdx')(),
    fileOf(forms, slug, 'form.astro')(),
    fileIn(publishedLists, slug, 'published.ts')?.(),
  ])
  if (!faq?.length) throw new Error(`${slug}/content.mdx: exports no faq, expected at least one question`)
  const headings = getHeadings()
  const { questions } = SITE_WORDS[calculator.formats.language]
  return {
    Text: Content,
    Form,
    headings,
    faq,
    quickEstimates,
    published,
    placesQuestions: headings.some(({ text }) => text === questions),
  }
}
