/** What the site responds with to which path: worked out once from a built folder, then written down for each kind of host. */
import { statSync } from 'node:fs'
import { extname, join } from 'node:path'
import { type BuiltPage, builtPages, filesIn } from './built-pages.ts'
import { CONTENT_TYPES, contentSecurityPolicy, RULES, SECURITY_HEADERS } from './policy.ts'

export type Headers = Readonly<Record<string, string>>

interface SiteResponse {
  readonly path: string
  readonly file: string
  /** What differs from the headers of everything else; empty for most texts and data. */
  readonly ownHeaders: Headers
}

export interface Responses {
  /** For paths that do not exist and for all that has no headers of its own: the policy is that of the page for unknown paths. */
  readonly defaultHeaders: Headers
  /** The most important first: hosts that read only so many rules get what matters. */
  readonly responses: readonly SiteResponse[]
  /** An address without its slash moves to the one with it. */
  readonly redirects: readonly { readonly from: string; readonly to: string }[]
}

const CSP = 'Content-Security-Policy'
export const NOT_FOUND = '/404.html'

const [EVERYTHING, ...RULES_OF_FILES] = RULES

/** Compressed copies and settings of hosts get no response of their own. */
const isServed = (file: string) => extname(file).slice(1) in CONTENT_TYPES && !file.endsWith('.html')

const policyOf = ({ inline, ads }: BuiltPage): Headers => ({ [CSP]: contentSecurityPolicy(inline, ads) })

const ownHeadersOf = (file: string): Headers =>
  RULES_OF_FILES.find(({ path }) => (path.endsWith('/') ? file.startsWith(path) : file === path))?.headers ??
  {}

/** Pictures for other sites need their headers to be of use; a script without them is only asked for again. */
function byImportance(folder: string): (a: SiteResponse, b: SiteResponse) => number {
  const weight = ({ file }: SiteResponse) =>
    file.startsWith('/_astro/') ? -statSync(join(folder, file)).size : Number.NEGATIVE_INFINITY
  return (a, b) => weight(a) - weight(b) || (a.path < b.path ? -1 : 1)
}

export function responsesOf(folder: string): Responses {
  const all = builtPages(folder)
  const notFound = all.find(({ file }) => file === NOT_FOUND)
  if (!notFound) throw new Error(`${folder} has no page for unknown paths`)
  const pages = all.filter((page) => page !== notFound)
  const files = filesIn(folder)
    .filter(isServed)
    .map((file) => ({ path: file, file, ownHeaders: ownHeadersOf(file) }))
  return {
    defaultHeaders: { ...SECURITY_HEADERS, ...EVERYTHING.headers, ...policyOf(notFound) },
    responses: [
      ...pages.map((page) => ({ path: page.path, file: page.file, ownHeaders: policyOf(page) })),
      ...files.toSorted(byImportance(folder)),
    ],
    redirects: pages
      .filter(({ path }) => path !== '/' && path.endsWith('/'))
      .map(({ path }) => ({ from: path.slice(0, -1), to: path })),
  }
}
