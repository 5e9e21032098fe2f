/** What static hosts are told, from a small site. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { respond } from '../scripts/static-host'
import { nginxSite } from './nginx-site'
import { responsesOf } from './responses'
import { headersFile, redirectsFile, tooManyRules } from './static-host-files'

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

/** A site of these pages and files, with what hosts read of it. */
function site(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-'))
  folders.push(folder)
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  for (const [file, text] of Object.entries({
    '404.html': '<p>Not found',
    'index.html': '<p>Home',
    ...files,
  }))
    write(file, text)
  const responses = responsesOf(folder)
  write('_headers', headersFile(responses))
  write('_redirects', redirectsFile(responses))
  return folder
}

it('a host that reads only so many rules gets pages and pictures first, then the largest scripts', () => {
  const folder = site({
    'about/index.html': '<p>About',
    '_astro/a-small.js': '1',
    '_astro/b-large.js': '1'.repeat(300),
    'og/site.png': '',
    'robots.txt': '',
  })
  const paths = responsesOf(folder).responses.map(({ path }) => path)
  expect(paths).toEqual([
    '/about/',
    '/',
    '/og/site.png',
    '/robots.txt',
    '/_astro/b-large.js',
    '/_astro/a-small.js',
  ])
})

it('a header that a file has otherwise than the rest replaces theirs', () => {
  const folder = site({ '_astro/a.js': '1' })
  const { headers } = respond(folder, 'GET', '/_astro/a.js')
  expect(headers['Cache-Control']).toBe('public, max-age=31536000, immutable')
  expect(headers['X-Content-Type-Options']).toBe('nosniff')
  expect(respond(folder, 'GET', '/').headers['Content-Security-Policy']?.match(/default-src/g)).toHaveLength(
    1,
  )
  expect(respond(folder, 'GET', '/_astro/none.js').headers['Cache-Control']).toBe('no-cache')
})

it('more pages than a host has rules for are warned of; scripts are only asked for again there', () => {
  const many = (count: number, name: (index: number) => string) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [name(index), '<p>Text']))
  const scripts = many(20, (index) => `_astro/${index}.js`)
  const warning = (pages: number) =>
    tooManyRules(responsesOf(site({ ...many(pages, (index) => `${index}/index.html`), ...scripts })))
  expect(warning(98)).toBeUndefined()
  expect(warning(99)).toBe(
    'Cloudflare Pages reads 100 rules of _headers, and this site needs 101: its last pages would be blocked there.',
  )
})

it('an address with slashes in a row is the one with one each, and no other host', () => {
  const folder = site({ 'index.html': '<p>Home', 'about/index.html': '<p>About' })
  const body = (url: string) => String(respond(folder, 'GET', url).body)
  expect(['//about/', '/about//', '//'].map(body)).toEqual(['<p>About', '<p>About', '<p>Home'])
})

it('an address without its slash moves to the one with it, with its query', () => {
  const folder = site({ 'about/index.html': '<p>About' })
  const moved = (url: string) => respond(folder, 'GET', url).headers.Location
  expect(['/about', '/about?', '/about?a=b&c=%20'].map(moved)).toEqual([
    '/about/',
    '/about/',
    '/about/?a=b&c=%20',
  ])
  expect(nginxSite(responsesOf(folder), folder)).toContain(
    'location = /about {\n  return 301 /about/$is_args$args;\n}',
  )
})

it('a page whose address has no slash at its end moves nowhere', () => {
  const folder = site({ 'about/index.html': '<p>About', 'google1234.html': 'google-site-verification' })
  const { responses, redirects } = responsesOf(folder)
  expect(responses.map(({ path }) => path)).toContain('/google1234.html')
  expect(redirects).toEqual([{ from: '/about', to: '/about/' }])
})

it('the file behind a page is hidden from nobody by force; where a host shows it, it has the policy of its page', () => {
  const folder = site({ 'about/index.html': '<style>p{}</style><p>About' })
  const { status, headers, body } = respond(folder, 'GET', '/about/index.html')
  expect([status, String(body)]).toEqual([200, '<style>p{}</style><p>About'])
  expect(headers).toEqual(respond(folder, 'GET', '/about/').headers)
  expect(redirectsFile(responsesOf(folder))).toBe('/about /about/ 301\n')
})
