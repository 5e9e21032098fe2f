/** What the real nginx answers: statuses, headers, encodings. */
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { filesIn } from '../deploy/built-pages'
import { RULES, SECURITY_HEADERS } from '../deploy/policy'
import { ask, askInHttp10 } from './ask'
import { inHeader } from './calculators'
import { expect, slugs, staticPaths, test } from './site'

const PAGE = inHeader.path
const script = filesIn('dist').find((file) => /^\/_astro\/.*\.js$/.test(file)) as string

test('every page is there', async ({ baseURL }) => {
  for (const path of [...staticPaths, ...slugs.map((slug) => `/${slug}/`)]) {
    const { status, headers } = await ask(baseURL, path)
    expect(status, path).toBe(200)
    expect(headers['content-type'], path).toBe('text/html; charset=utf-8')
  }
})

test('a missing slash moves to the address with it, with its query', async ({ baseURL }) => {
  for (const path of [PAGE.slice(0, -1), '/about'])
    for (const query of ['', '?utm_source=a&note=a%20b', '?a=$args%0d%0aX:1']) {
      const { status, headers } = await ask(baseURL, path + query)
      expect([status, headers.location]).toEqual([301, `${path}/${query}`])
    }
  expect((await ask(baseURL, '/about?')).headers.location).toBe('/about/')
})

test('who asks for an icon by habit gets the one of the pages', async ({ baseURL }) => {
  const { status, headers, body } = await ask(baseURL, '/favicon.ico')
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([
    200,
    'image/x-icon',
    'public, max-age=86400',
  ])
  expect([...body.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32])
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

test('other sites may show what a copy of a page needs, and pictures of shared links, but no page', async ({
  baseURL,
}) => {
  const sharing = async (path: string) => {
    const { headers } = await ask(baseURL, path)
    return [headers['cross-origin-resource-policy'], headers['access-control-allow-origin']]
  }
  for (const path of [script, '/search.json'])
    expect(await sharing(path), path).toEqual(['cross-origin', '*'])
  expect(await sharing('/og/site.png')).toEqual(['cross-origin', undefined])
  expect(await sharing(PAGE)).toEqual(['same-origin', undefined])
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

test('a proxy gets the compressed file too, of whatever age it is', async ({ baseURL }) => {
  const accepts = { 'Accept-Encoding': 'gzip' }
  const direct = await ask(baseURL, PAGE, accepts)
  const proxied = await ask(baseURL, PAGE, { ...accepts, Via: '1.1 cdn' })
  expect(proxied.headers['content-encoding']).toBe('gzip')
  expect(proxied.body).toEqual(direct.body)
  expect(await askInHttp10(baseURL, PAGE)).toMatch(/^content-encoding: gzip\r$/im)
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
