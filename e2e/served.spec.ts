/** What the real nginx answers: statuses, headers, encodings. */
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { filesIn } from '../deploy/built-pages'
import { RULES, SECURITY_HEADERS } from '../deploy/policy'
import { expect, slugs, staticPaths, test } from './site'

interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

/** As curl would ask: the path goes out exactly as written, and nothing is followed or unpacked. */
function ask(
  base: string | undefined,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(base ?? '')
    const asked = httpRequest({ hostname, port, path, headers, method }, (response) => {
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

const PAGE = '/ebay-fee-calculator/'
const script = filesIn('dist').find((file) => /^\/_astro\/.*\.js$/.test(file)) as string

test('every page is there', async ({ baseURL }) => {
  for (const path of [...staticPaths, ...slugs.map((slug) => `/${slug}/`)]) {
    const { status, headers } = await ask(baseURL, path)
    expect(status, path).toBe(200)
    expect(headers['content-type'], path).toBe('text/html; charset=utf-8')
  }
})

test('a missing slash moves to the address with it', async ({ baseURL }) => {
  for (const path of ['/ebay-fee-calculator', '/about']) {
    const { status, headers } = await ask(baseURL, path)
    expect([status, headers.location]).toEqual([301, `${path}/`])
  }
})

for (const path of [
  '/nothing',
  '/nothing/',
  '/ebay-fee-calculator/nothing/',
  '/index.html.br',
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

test('nothing can be sent to it', async ({ baseURL }) => {
  expect((await ask(baseURL, PAGE, {}, 'POST')).status).toBe(403)
  expect((await ask(baseURL, PAGE, {}, 'HEAD')).status).toBe(200)
})
