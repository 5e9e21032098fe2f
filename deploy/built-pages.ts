import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { attribute, type Element, elementsOf, textOf } from './html.ts'
import type { AdOrigins, Inline } from './policy.ts'

export interface PageFile {
  /** The file, as seen from the folder of the site: "/about/index.html". */
  readonly file: string
  /** The address of the page: "/about/". */
  readonly path: string
  readonly html: string
}

/** With what its policy has to allow. */
export interface BuiltPage extends PageFile {
  readonly inline: Inline
  readonly ads: AdOrigins | undefined
}

const sha256 = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`

/** Scripts that browsers run; data blocks such as structured data need no permission. */
const RUNS = ['', 'module', 'speculationrules', 'text/javascript']

const isInlineScript = (element: Element) =>
  element.tagName === 'script' &&
  attribute(element, 'src') === undefined &&
  RUNS.includes(attribute(element, 'type') ?? '')

const hashesOf = (elements: readonly Element[]) => [
  ...new Set(elements.map((element) => sha256(textOf(element)))),
]

/** What browsers ask the policy about. */
export const inlineOf = (elements: readonly Element[]): Inline => ({
  scripts: hashesOf(elements.filter(isInlineScript)),
  styles: hashesOf(elements.filter(({ tagName }) => tagName === 'style')),
})

/** The page says itself where its ads come from; only then is its policy widened. */
function adOrigins(elements: readonly Element[]): AdOrigins | undefined {
  const said = (...names: string[]) =>
    elements.flatMap((element) => names.flatMap((name) => attribute(element, name) ?? []))
  const scripts = said('data-ad-script', 'data-consent-script').map((url) => new URL(url).origin)
  const more = said('data-ad-hosts').flatMap((hosts) => hosts.split(' '))
  return scripts.length ? { hosts: [...new Set([...scripts, ...more])] } : undefined
}

/** Files of a folder, as paths that begin with a slash. */
export const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(
      (entry) =>
        `/${join(entry.parentPath, entry.name)
          .slice(folder.length + 1)
          .split(sep)
          .join('/')}`,
    )
    .sort()

/** What a page has of its own, between header and footer. */
export const mainOf = (html: string): string => /<main\b[\s\S]*<\/main>/.exec(html)?.[0] ?? ''

export const pagesIn = (folder: string): PageFile[] =>
  filesIn(folder)
    .filter((file) => file.endsWith('.html'))
    .map((file) => ({
      file,
      path: file.replace(/index\.html$/, ''),
      html: readFileSync(join(folder, file), 'utf8'),
    }))

export const builtPages = (folder: string): BuiltPage[] =>
  pagesIn(folder).map((page) => {
    const elements = elementsOf(page.html)
    return { ...page, inline: inlineOf(elements), ads: adOrigins(elements) }
  })
