/** The responses as `_headers` and `_redirects`, which Netlify, Cloudflare Pages and `npm start` read. */
import type { Headers, Responses } from './responses.ts'

/** Cloudflare Pages reads no more rules than this. */
const MOST_RULES = 100

const lines = (headers: Headers) => Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)

/** A header named again for a narrower path replaces the first, which hosts must be told. */
const block = (path: string, headers: Headers) =>
  [path, ...Object.keys(headers).map((name) => `  ! ${name}`), ...lines(headers)].join('\n')

/** The file behind a page, for hosts that show it too: last, because nobody is sent there. */
const behindPages = (responses: Responses['responses']) =>
  responses.filter(({ path, file }) => path !== file).map((page) => ({ ...page, path: page.file }))

/**
 * One wide rule, and one for each path that differs from it. Not `/_astro/*`: that would let a missing script be
 * remembered as missing for a year.
 */
export const headersFile = ({ defaultHeaders, responses }: Responses): string =>
  `${[
    ['/*', ...lines(defaultHeaders)].join('\n'),
    ...[...responses, ...behindPages(responses)]
      .filter(({ ownHeaders }) => Object.keys(ownHeaders).length > 0)
      .map(({ path, ownHeaders }) => block(path, ownHeaders)),
  ].join('\n\n')}\n`

export const redirectsFile = ({ redirects }: Responses): string =>
  [...redirects.map(({ from, to }) => `${from} ${to} 301`), ''].join('\n')

/** What would go wrong on a host with a limit, if anything. */
export function tooManyRules({ responses }: Responses): string | undefined {
  const needed =
    1 +
    responses.filter(
      ({ path, ownHeaders }) => !path.startsWith('/_astro/') && Object.keys(ownHeaders).length > 0,
    ).length
  return needed > MOST_RULES
    ? `Cloudflare Pages reads ${MOST_RULES} rules of _headers, and this site needs ${needed}: its last pages would be blocked there.`
    : undefined
}
