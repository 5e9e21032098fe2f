/** The responses as nginx includes them in a server: one exact location for each path, so that nothing is worked out per request. */

import { CONTENT_TYPES, HASHED_FOLDERS, RULES } from './policy.ts'
import { type Headers, NOT_FOUND, type Responses } from './responses.ts'

const quoted = (value: string) => `"${value.replaceAll('"', '\\"')}"`

/** On errors too, but for those that say that an answer is kept for ever: an error is not. */
const added = (headers: Headers) =>
  Object.entries(headers).map(
    ([name, value]) => `add_header ${name} ${quoted(value)}${value.includes('immutable') ? '' : ' always'};`,
  )

const block = (head: string, lines: readonly string[]) =>
  [`${head} {`, ...lines.map((line) => `  ${line}`), '}'].join('\n')

/** Where files of earlier and later releases lie, beside the releases; see deploy/release.ts. */
export const SHARED_FOLDER = 'shared'

/** The line that a release replaces by one with its own folder. */
export const rootLine = (folder: string) => `root ${quoted(folder)};`

export function nginxSite({ defaultHeaders, responses, redirects }: Responses, folder: string): string {
  /** A location that adds a header of its own inherits none. */
  const headers = (ownHeaders: Headers) =>
    Object.keys(ownHeaders).length ? added({ ...defaultHeaders, ...ownHeaders }) : []
  return `${[
    '# Written by the build from deploy/policy.ts.',
    rootLine(folder),
    block(
      'types',
      Object.entries(CONTENT_TYPES).map(([ending, type]) => `${quoted(type)} ${ending};`),
    ),
    added(defaultHeaders).join('\n'),
    // A path that is not listed below does not exist.
    block('location /', ['return 404;']),
    `error_page 404 ${NOT_FOUND};`,
    block(`location = ${NOT_FOUND}`, ['internal;']),
    // What is not GET or HEAD; the map is in nginx-http.conf.
    block('if ($refused)', ['return 405;']),
    'error_page 405 @refused;',
    block('location @refused', [...added({ ...defaultHeaders, Allow: 'GET, HEAD' }), 'return 405;']),
    // A page that was opened before a release, or by the other of two releases during one, finds its files here.
    ...HASHED_FOLDERS.flatMap((hashed) => [
      block(`location = /${hashed}/`, ['return 404;']),
      block(`location /${hashed}/`, [
        `root ${SHARED_FOLDER};`,
        ...headers(RULES.find(({ path }) => path === `/${hashed}/`)?.headers ?? {}),
        block('location ~ \\.(?:br|gz)$', ['return 404;']).replaceAll('\n', '\n  '),
      ]),
    ]),
    ...responses.map(({ path, file, ownHeaders }) =>
      block(`location = ${path}`, [
        ...(path === file ? [] : [`try_files ${file} =404;`]),
        ...headers(ownHeaders),
      ]),
    ),
    // The query goes along, as on static hosts: who links here may count with it.
    ...redirects.map(({ from, to }) => block(`location = ${from}`, [`return 301 ${to}$is_args$args;`])),
  ].join('\n\n')}\n`
}
