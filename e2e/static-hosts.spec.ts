/** Static hosts get their answers from `_headers` and `_redirects`: the same as nginx gives. */
import { isDeepStrictEqual } from 'node:util'
import { filesIn } from '../deploy/built-pages'
import { type HostResponse, respond } from '../scripts/static-host'
import { type Answer, ask } from './ask'
import { inHeader } from './calculators'
import { expect, test } from './site'

/** What a static host or a server adds by itself, and differently. */
const OF_THE_HOST = [
  'server',
  'date',
  'content-length',
  'connection',
  'last-modified',
  'etag',
  'accept-ranges',
  'vary',
  'keep-alive',
  'transfer-encoding',
]

const ownHeaders = (headers: Record<string, string | string[] | undefined>) =>
  Object.fromEntries(
    Object.entries(headers)
      .map(([name, value]) => [name.toLowerCase(), value] as const)
      .filter(([name]) => !OF_THE_HOST.includes(name))
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )

/** A line for each difference between what nginx answered and what a static host is told to. */
function differences(served: Answer, host: HostResponse): string[] {
  // The text of a redirect or a refusal is the server's own.
  const { 'content-type': type, ...headers } = ownHeaders(served.headers)
  const { 'content-type': hostType, ...hostHeaders } = ownHeaders(host.headers)
  return [
    ...(served.status === host.status ? [] : [`status ${served.status}, not ${host.status}`]),
    ...(isDeepStrictEqual(headers, hostHeaders)
      ? []
      : [`${JSON.stringify(headers)}, not ${JSON.stringify(hostHeaders)}`]),
    ...(!host.body || type === hostType ? [] : [`type ${type}, not ${hostType}`]),
    ...(!host.body || served.body.equals(host.body) ? [] : ['another text']),
  ]
}

test('static hosts are told to answer every path as nginx does, also what is missing', async ({
  baseURL,
}) => {
  const files = filesIn('dist')
  /** What hosts make of the file behind a page is theirs; nginx has none. */
  const isBehindPage = (path: string) => path.endsWith('/index.html')
  const paths = new Set([
    ...files,
    ...files.map((file) => file.replace(/index\.html$/, '')),
    ...files.map((file) => file.replace(/\/index\.html$/, '') || '/'),
    ...files.filter((file) => !/\.(?:br|gz)$/.test(file)).map((file) => `${file}x`),
    ...[
      '/_astro/',
      '/og/',
      '/og',
      '/_astro/nothing.js',
      '/pictures/nothing.svg',
      '/og/nothing.png',
      '/nothing',
      '/nothing/',
      '/.env',
      '//about/',
      '/about//',
      '/about?',
      '/about?a=b&c=%20',
    ],
  ])
  const all = await Promise.all(
    [...paths]
      .filter((path) => !isBehindPage(path))
      .map(async (path) => {
        const found = differences(await ask(baseURL, path), respond('dist', 'GET', path))
        return found.map((difference) => `${path}: ${difference}`)
      }),
  )
  expect(all.flat()).toEqual([])
  for (const path of [inHeader.path, '/about', '/nothing'])
    expect(differences(await ask(baseURL, path, {}, 'POST'), respond('dist', 'POST', path))).toEqual([])
})
