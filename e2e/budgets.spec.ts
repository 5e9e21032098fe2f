/** What a page may weigh and may ask for: bytes and requests, counted in the built files; what a browser asks for is in `each-calculator.spec.ts`. */
import { once } from 'node:events'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { get, type IncomingMessage } from 'node:http'
import { mainOf, pagesIn } from '../deploy/built-pages'
import { importsOf, lazyOf, namedBy, scriptOf } from '../deploy/built-script'
import { GERMAN } from '../src/engine/german'
import { expect, slugs, test } from './site'

/** What a server sends before it waits for an answer: ten full packets, the headers among them. */
const FIRST_FLIGHT = 10 * 1460
/** By how a host compresses; brotli leaves room for the next sentence. */
const MOST = { br: 13_000, gzip: FIRST_FLIGHT }
const ENDINGS = { br: 'br', gzip: 'gz' }
const REACT_BYTES = 60 * 1024
const REACT_MODULES = 10
/** The form, the engine, the calculator and the framework's own few lines, before anything is used. */
const OWN_SCRIPT_BYTES = 14 * 1024
/** What stands beside a result, with the lists that others have published; without what is fetched when it is opened. */
const BESIDE_BYTES = 23.5 * 1024
/** However many calculators there are: those of the menu, those of the footer, those the text speaks of, and those compared with. */
const LINKED_AROUND = 30
const LINKED_IN_TEXT = 12

const pages = pagesIn('dist')
const compressed = (files: string[]) => files.reduce((sum, file) => sum + statSync(`dist${file}.br`).size, 0)
const built = (file: string) => readFileSync(`dist${file}`, 'utf8')
const isReact = (file: string) => file.startsWith('/_astro/react.')
const isCalculator = (path: string) => slugs.includes(path.replaceAll('/', ''))
const slugsIn = (text: string) =>
  new Set([...text.matchAll(/[a-z][a-z0-9-]+/g)].map(([word]) => word).filter((word) => slugs.includes(word)))

/** What stands before the page itself in the answer, as a browser without a connection gets it. */
async function headerBytes(url: string, encoding: string): Promise<number> {
  const request = get(url, { headers: { 'Accept-Encoding': encoding } })
  const [{ rawHeaders, statusMessage }] = (await once(request, 'response')) as [IncomingMessage]
  request.destroy()
  const status = `HTTP/1.1 200 ${statusMessage}\r\n`
  return status.length + rawHeaders.reduce((sum, text) => sum + text.length + 2, 0) + 2
}

for (const { path, file, html } of pages) {
  for (const encoding of ['br', 'gzip'] as const)
    test(`${path} arrives whole in the first round trip, with ${encoding}`, async ({ baseURL }) => {
      const page = statSync(`dist${file}.${ENDINGS[encoding]}`).size
      const over = (await headerBytes(`${baseURL}${path}`, encoding)) + page - MOST[encoding]
      expect(over, `${path} with ${encoding}: shorten it by ${over} bytes`).toBeLessThanOrEqual(0)
    })

  test(`${path} needs no other file to be shown`, () => {
    const head = html.slice(0, html.indexOf('</head>'))
    const linked = [...head.matchAll(/<link\b[^>]*\brel="([^"]*)"/g)].map(([, rel]) => rel)
    // The page for unknown paths has no address of its own.
    const own = file === '/404.html' ? [] : ['canonical']
    expect(new Set(linked)).toEqual(new Set([...own, 'icon', 'apple-touch-icon']))
    expect(html).not.toMatch(
      /<(?:img(?![^>]*\bloading="lazy")|picture|video|iframe|object|embed)\b|<script\b[^>]*\bsrc=/,
    )
    expect(html).not.toMatch(/@font-face|@import|\burl\(/)
  })
}

test('what a press runs is compiled while it arrives, if the browser can (site.config.ts)', () => {
  const files = ['react', 'shared', 'extras', 'search'].map((name) => {
    const [file, ...others] = readdirSync('dist/_astro').filter((file) =>
      new RegExp(`^${name}\\..*\\.js$`).test(file),
    )
    expect(others).toEqual([])
    return `/_astro/${file}`
  })
  for (const file of files) expect(built(file), file).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/)
})

for (const { path, html } of pages.filter((page) => isCalculator(page.path))) {
  // Of the page itself; the island of the menu waits until it is used.
  const script = scriptOf(mainOf(html), 'dist')

  test(`${path} wakes its form with React and little else`, () => {
    const [react, own] = [script.filter(isReact), script.filter((file) => !isReact(file))]
    expect(react).toHaveLength(1)
    // Read once (deploy/react-modules.ts): each of its modules is a function that looks called.
    expect(
      react
        .map(built)
        .join()
        .match(/=\w\(\(function\(/g),
    ).toHaveLength(REACT_MODULES)
    expect(compressed(react)).toBeLessThanOrEqual(REACT_BYTES)
    expect(own.length).toBeGreaterThan(0)
    expect(compressed(own)).toBeLessThanOrEqual(OWN_SCRIPT_BYTES)
    for (const file of own) expect(built(file), file).not.toContain('react.transitional.element')
    // Another language comes with the pages that speak it.
    const isGerman = html.includes('<html lang="de"')
    expect(own.some((file) => built(file).includes(GERMAN.form.results))).toBe(isGerman)
  })

  test(`${path} fetches little for what stands beside a result`, () => {
    const lists = lazyOf(script, 'dist').filter((file) => file.startsWith('/_astro/published.'))
    const extras = lazyOf(script, 'dist').filter((file) => file.startsWith('/_astro/extras.'))
    expect(extras).toHaveLength(1)
    // The index of all lists, and the largest of them.
    const heaviest = lists.map((file) => compressed([file])).toSorted((a, b) => b - a)
    expect(compressed(extras) + (heaviest[0] ?? 0) + (heaviest[1] ?? 0)).toBeLessThanOrEqual(BESIDE_BYTES)
  })

  test(`${path} asks later for whole files: what they import is there already`, () => {
    // Another attempt changes the address of a lazy file, not of what that imports (src/form/deferred.ts).
    // Of other calculators those are asked for that it is compared with.
    const siblings = slugsIn(/&quot;siblings&quot;:\[([^\]]*)/.exec(mainOf(html))?.[1] ?? '')
    const compared = pages.filter(({ path }) => siblings.has(path.replaceAll('/', '')))
    const theirs = compared.flatMap((page) => namedBy(mainOf(page.html)))
    const isAskedFor = (file: string) => !file.startsWith('/_astro/form.') || theirs.includes(file)
    const lazy = lazyOf(script, 'dist', isAskedFor)
    expect(lazy.length).toBeGreaterThan(0)
    for (const file of lazy)
      expect(
        importsOf('dist', file).filter((imported) => !script.includes(imported)),
        file,
      ).toEqual([])
  })

  test(`${path} weighs the same however many calculators there are`, () => {
    const slug = path.replaceAll('/', '')
    const others = (text: string) => [...slugsIn(text)].filter((word) => word !== slug)
    const around = /<(header|footer)\b[\s\S]*?<\/\1>/g
    const text = mainOf(html)
    const named = [...html.matchAll(around)].map(([element]) => element).join()
    expect(others(named).length).toBeLessThanOrEqual(LINKED_AROUND)
    expect(others(text).length).toBeLessThanOrEqual(LINKED_IN_TEXT)
    expect(others(html.replaceAll(around, '').replace(text, ''))).toEqual([])
    expect(script.flatMap((file) => others(built(file)))).toEqual([])
  })
}
