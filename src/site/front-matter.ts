import { z } from 'astro/zod'
import { load } from 'js-yaml'

const schema = z.strictObject({
  /** The title in search results: what people search for first. */
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

export type FrontMatter = z.infer<typeof schema>

const FRONT_MATTER = /^---\r?\n([\s\S]*?)\r?\n---/

/** The front matter of a calculator's text; the text itself need not be compiled for it. */
export function frontMatterOf(slug: string, text: string): FrontMatter {
  const filename = `${slug}/content.mdx`
  const parsed = schema.safeParse(load(FRONT_MATTER.exec(text)?.[1] || '{}', { filename }))
  if (!parsed.success) throw new Error(`${filename}: ${z.prettifyError(parsed.error)}`)
  return parsed.data
}
