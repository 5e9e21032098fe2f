/** What the real nginx answers: statuses, headers, encodings. */

import { Agent, request as httpRequest, type IncomingHttpHeaders } from 'node:http'
import { isDeepStrictEqual } from 'node:util'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { filesIn } from '../deploy/built-pages'
import { RULES, SECURITY_HEADERS } from '../deploy/policy'
import { type HostResponse, respond } from '../scripts/static-host'
import { inHeader } from './calculators'
import { expect, slugs, staticPaths, test } from './site'

interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

const agent = new Agent({ keepAlive: true, maxSockets: 8 })

/** As curl would ask: the path goes out exactly as written, and nothing is followed or unpacked. */
function ask(
  base: string | undefined,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(base ?? '')
    const asked = httpRequest({ hostname, port, path, headers, method, agent }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk) => chunks.push(chunk))
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      )
    })
    asked.on('error', reject)
    asked.end()
  })
}

const PAGE = inHeader.path
const script = filesIn('dist').find((file) => /^\/_astro\/.*\.js$/.test(file)) as string

test('every page is there', async ({ baseURL }) => {
  for (const path of [...staticPaths, ...slugs.map((slug) => `/${slug}/`)]) {
    const { status, headers } = await ask(baseURL, path)
    expect(status, path).toBe(200)
    expect(headers['content-type'], path).toBe('text/html; charset=utf-8')
  }
})

test('a missing slash moves to the address with it', async ({ baseURL }) => {
  for (const path of [PAGE.slice(0, -1), '/about']) {
    const { status, headers } = await ask(baseURL, path)
    expect([status, headers.location]).toEqual([301, `${path}/`])
  }
})

for (const path of [
  '/nothing',
  '/nothing/',
  `${PAGE}nothing/`,
  '/index.html',
  '/404.html',
  '/about/index.html',
  '/index.html.br',
  '/_astro/nothing.js',
  '/pictures/nothing.svg',
  `${script}.br`,
  '/_headers',
  '/_redirects',
  '/.git/config',
  '/.env',
  '/about/.hidden',
])
  test(`${path} is not found, with the page that says so`, async ({ baseURL }) => {
    const { status, headers, body } = await ask(baseURL, path)
    expect(status).toBe(404)
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(body.toString()).toContain('Oops! Page not found')
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(headers['cache-control']).toBe('no-cache')
  })

for (const path of [
  '/../package.json',
  '/%2e%2e/package.json',
  '/..%2fpackage.json',
  '/_astro/../../package.json',
])
  test(`${path} does not lead out of the site`, async ({ baseURL }) => {
    const { status, body } = await ask(baseURL, path)
    expect([400, 404]).toContain(status)
    expect(body.toString()).not.toContain('devDependencies')
  })

test('security headers are on every kind of answer', async ({ baseURL }) => {
  for (const path of [PAGE, '/nothing/', script, '/favicon.svg', '/about', '/og/site.png']) {
    const { headers } = await ask(baseURL, path)
    for (const [name, value] of Object.entries(SECURITY_HEADERS))
      expect(headers[name.toLowerCase()], `${path} ${name}`).toBe(value)
    expect(headers['content-security-policy'], path).toMatch(
      /^default-src 'none'; script-src 'self' 'sha256-/,
    )
    expect(headers['content-security-policy'], path).toMatch(/frame-ancestors 'none'; base-uri 'none'/)
    expect(headers['content-security-policy'], path).not.toMatch(/unsafe-inline|unsafe-eval/)
    expect(headers.server, path).toBe('nginx')
  }
})

test('hashed files never expire, pages are always asked for again', async ({ baseURL }) => {
  const [everything, ...rules] = RULES
  const cache = (path: string) =>
    rules.find((rule) => path.startsWith(rule.path))?.headers['Cache-Control'] ??
    everything.headers['Cache-Control']
  for (const path of [PAGE, '/', '/nothing/', script, '/og/site.png', '/favicon.svg', '/sitemap.xml'])
    expect((await ask(baseURL, path)).headers['cache-control'], path).toBe(cache(path))
  expect(cache(script)).toContain('immutable')
  const { headers } = await ask(baseURL, PAGE)
  const again = await ask(baseURL, PAGE, { 'If-None-Match': String(headers.etag) })
  expect([again.status, again.body.length]).toEqual([304, 0])
})

test('only the pictures of shared links may be shown by other sites', async ({ baseURL }) => {
  expect((await ask(baseURL, '/og/site.png')).headers['cross-origin-resource-policy']).toBe('cross-origin')
  expect((await ask(baseURL, PAGE)).headers['cross-origin-resource-policy']).toBe('same-origin')
})

for (const path of [PAGE, script, '/sitemap.xml', '/favicon.svg', '/search.json'])
  test(`${path} comes compressed as the browser likes it`, async ({ baseURL }) => {
    const plain = await ask(baseURL, path)
    const gzip = await ask(baseURL, path, { 'Accept-Encoding': 'gzip' })
    const brotli = await ask(baseURL, path, { 'Accept-Encoding': 'gzip, br' })
    expect([plain, gzip, brotli].map(({ headers }) => headers['content-encoding'])).toEqual([
      undefined,
      'gzip',
      'br',
    ])
    expect(gunzipSync(gzip.body)).toEqual(plain.body)
    expect(brotliDecompressSync(brotli.body)).toEqual(plain.body)
    expect(brotli.body.length).toBeLessThan(plain.body.length)
    for (const { headers } of [gzip, brotli]) expect(headers.vary).toBe('Accept-Encoding')
  })

for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE'])
  test(`${method} is not allowed, and told what is`, async ({ baseURL }) => {
    for (const path of [PAGE, '/about', script, '/nothing/']) {
      const { status, headers } = await ask(baseURL, path, {}, method)
      expect([status, headers.allow], path).toEqual([405, 'GET, HEAD'])
    }
  })

test('HEAD is GET without the page', async ({ baseURL }) => {
  const { status, body } = await ask(baseURL, PAGE, {}, 'HEAD')
  expect([status, body.length]).toEqual([200, 0])
})

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
    ],
  ])
  const all = await Promise.all(
    [...paths].map(async (path) => {
      const found = differences(await ask(baseURL, path), respond('dist', 'GET', path))
      return found.map((difference) => `${path}: ${difference}`)
    }),
  )
  expect(all.flat()).toEqual([])
  for (const path of [PAGE, '/about', '/nothing'])
    expect(differences(await ask(baseURL, path, {}, 'POST'), respond('dist', 'POST', path))).toEqual([])
})
