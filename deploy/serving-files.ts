import type { BuiltPage } from './built-pages.ts'
import { type AdOrigins, contentSecurityPolicy, type Inline, RULES, SECURITY_HEADERS } from './policy.ts'

const CSP = 'Content-Security-Policy'
const NOT_FOUND = '/404.html'

const union = (...lists: (readonly string[])[]) => [...new Set(lists.flat())]

const together = (a: Inline, b: Inline): Inline => ({
  scripts: union(a.scripts, b.scripts),
  styles: union(a.styles, b.styles),
})

export interface Policies {
  /** For most pages, and for every path that does not exist. */
  readonly standard: string
  readonly exceptions: readonly { readonly path: string; readonly file: string; readonly policy: string }[]
}

/** Pages that look alike share a policy; what most of them need is the standard. */
export function policiesFor(
  pages: readonly BuiltPage[],
  adsOn: (page: BuiltPage) => AdOrigins | undefined,
): Policies {
  const withPolicy = pages.map((page) => ({
    ...page,
    policy: contentSecurityPolicy(page.inline, adsOn(page)),
  }))
  const counts = Map.groupBy(withPolicy, ({ policy }) => policy)
  const common = [...counts.values()].sort((a, b) => b.length - a.length)[0]?.[0]
  const notFound = pages.find(({ file }) => file === NOT_FOUND)
  if (!common || !notFound) throw new Error('The built site has no pages, or no page for unknown paths')
  return {
    standard: contentSecurityPolicy(together(common.inline, notFound.inline)),
    exceptions: withPolicy.filter(({ policy, file }) => policy !== common.policy && file !== NOT_FOUND),
  }
}

/** The file `_headers`, as Netlify and Cloudflare Pages read it. A header named again for a narrower path replaces the first. */
export function headersFile({ standard, exceptions }: Policies): string {
  const [everything, ...rules] = RULES
  const block = (path: string, headers: Readonly<Record<string, string>>, replaced: readonly string[] = []) =>
    [
      path,
      ...replaced.map((name) => `  ! ${name}`),
      ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    ].join('\n')
  return `${[
    block('/*', { ...SECURITY_HEADERS, ...everything.headers, [CSP]: standard }),
    ...rules.map(({ path, headers }) =>
      block(path.endsWith('/') ? `${path}*` : path, headers, Object.keys(headers)),
    ),
    ...exceptions.map(({ path, policy }) => block(path, { [CSP]: policy }, [CSP])),
  ].join('\n\n')}\n`
}

/** The file `_redirects`: an address without its slash moves to the one with it. */
export const redirectsFile = (pages: readonly BuiltPage[]): string =>
  pages
    .map(({ path }) => path)
    .filter((path) => path.endsWith('/') && path !== '/')
    .map((path) => `${path.slice(0, -1)} ${path} 301\n`)
    .join('')

const nginxQuoted = (value: string) => `"${value.replaceAll('"', '\\"')}"`

/** The headers as nginx includes them: values that depend on the path are maps over it. */
export function nginxHeaders({ standard, exceptions }: Policies): string {
  const [everything, ...rules] = RULES
  const variable = (name: string) => `$site_${name.toLowerCase().replaceAll('-', '_')}`
  const map = (name: string, value: string, rows: readonly string[]) =>
    [
      `map $uri ${variable(name)} {`,
      `  default ${nginxQuoted(value)};`,
      ...rows.map((row) => `  ${row};`),
      '}',
    ].join('\n')
  const maps = Object.entries(everything.headers).map(([name, value]) =>
    map(
      name,
      value,
      rules
        .filter(({ headers }) => headers[name])
        .map(
          ({ path, headers }) =>
            `${path.endsWith('/') ? `~^${path}` : path} ${nginxQuoted(headers[name] ?? '')}`,
        ),
    ),
  )
  const csp = map(
    CSP,
    standard,
    exceptions.map(({ file, policy }) => `${file} ${nginxQuoted(policy)}`),
  )
  const added = [
    ...Object.entries(SECURITY_HEADERS).map(
      ([name, value]) => `add_header ${name} ${nginxQuoted(value)} always;`,
    ),
    ...[...Object.keys(everything.headers), CSP].map(
      (name) => `add_header ${name} ${variable(name)} always;`,
    ),
  ]
  return `${[...maps, csp, added.join('\n')].join('\n\n')}\n`
}
