/** The built files, read as files: validity, search data, links, what every page must have. */
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { Resvg } from '@resvg/resvg-js'
import { HtmlValidate } from 'html-validate'
import { mainOf, pagesIn } from '../deploy/built-pages'
import { isAboutFees } from '../src/engine/calculator'
import { calculators } from './calculators'
import { slugs, staticPaths } from './site'

const SITE = 'https://fee-estimators.example'
const pages = pagesIn('dist')
const indexed = pages.filter(({ file }) => file !== '/404.html')
const calculatorPages = pages.flatMap((page) =>
  calculators.flatMap(({ path, calculator }) => (path === page.path ? [{ ...page, calculator }] : [])),
)

const attribute = (html: string, tag: RegExp, name: string) =>
  new RegExp(`\\b${name}="([^"]*)"`).exec(tag.exec(html)?.[0] ?? '')?.[1]
const meta = (html: string, name: string) =>
  attribute(html, new RegExp(`<meta (?:name|property)="${name}"[^>]*>`), 'content')

const decode = (text: string) =>
  text
    .replace(/&#x27;|&#39;/g, "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
const textOf = (html: string) =>
  decode(
    html
      .replace(/<(script|style|svg)\b[\s\S]*?<\/\1>/g, ' ')
      .replace(/<!--.*?-->/g, '')
      .replace(/<[^>]+>/g, ' '),
  )

/** Rules of taste and of the framework's own markup are off; validity and accessibility are on. */
const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    'long-title': 'off',
    'no-trailing-whitespace': 'off',
    'no-inline-style': 'error',
    'void-style': 'off',
    'doctype-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'script-type': 'off',
    'no-implicit-button-type': 'error',
    // <output> carries its role; the error note is hidden until it has something to say.
    'prefer-native-element': 'off',
    // astro-island is the framework's element and display: contents.
    'element-permitted-content': 'error',
    // React writes inputMode and noValidate; HTML does not mind.
    'attr-case': 'off',
    'tel-non-breaking': 'off',
    'no-redundant-for': 'off',
    'no-unknown-elements': ['error', { exclude: ['astro-island'] }],
  },
})

for (const { file, html } of pages)
  test(`${file} is valid HTML`, async () => {
    const { results } = await validator.validateString(html)
    const messages = results.flatMap(({ messages: found }) =>
      found.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
    )
    expect(messages).toEqual([])
  })

test('titles and descriptions are unique and of the right length', () => {
  const titles = indexed.map(({ html }) => decode(/<title>([^<]*)/.exec(html)?.[1] ?? ''))
  const descriptions = indexed.map(({ html }) => decode(meta(html, 'description') ?? ''))
  expect(new Set(titles).size).toBe(indexed.length)
  expect(new Set(descriptions).size).toBe(indexed.length)
  expect(titles.filter((title) => title.length === 0 || title.length > 60)).toEqual([])
  expect(descriptions.filter(({ length }) => length < 120 || length > 160)).toEqual([])
})

for (const { path, html } of indexed)
  test(`${path} says where it lives and how it looks when shared`, () => {
    expect(attribute(html, /<link rel="canonical"[^>]*>/, 'href')).toBe(`${SITE}${path}`)
    expect(meta(html, 'og:url')).toBe(`${SITE}${path}`)
    expect(meta(html, 'og:title')).toBe(/<title>([^<]*)/.exec(html)?.[1])
    expect(meta(html, 'twitter:card')).toBe('summary_large_image')
    const picture = readFileSync(`dist${new URL(meta(html, 'og:image') ?? '').pathname}`)
    expect(picture.subarray(1, 4).toString()).toBe('PNG')
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630])
  })

/** Points of a share picture that are not paper, at the right, above where words alone would stand. */
function drawnAtRight(file: string): number {
  const png = readFileSync(file).toString('base64')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="496" height="130" viewBox="640 130 496 130"><image width="1200" height="630" href="data:image/png;base64,${png}"/></svg>`
  const { pixels } = new Resvg(svg).render()
  const points = new Uint32Array(new Uint8Array(pixels).buffer)
  return points.filter((point) => point !== points[0]).length
}

test('a shared page shows a picture', () => {
  const blank = ['site', ...slugs].filter((slug) => drawnAtRight(`dist/og/${slug}.png`) < 500)
  expect(blank).toEqual([])
})

test('the sitemap lists exactly the pages that search engines should know', () => {
  const listed = [...readFileSync('dist/sitemap.xml', 'utf8').matchAll(/<loc>([^<]*)/g)].map(([, url]) => url)
  expect(listed.toSorted()).toEqual(indexed.map(({ path }) => `${SITE}${path}`).toSorted())
  expect(readFileSync('dist/robots.txt', 'utf8')).toContain(`Sitemap: ${SITE}/sitemap.xml`)
  expect(existsSync('dist/ads.txt')).toBe(false)
})

test('no internal link or fragment is dead', () => {
  const ids = new Map(
    pages.map(({ path, html }) => [path, new Set([...html.matchAll(/\bid="([^"]*)"/g)].map(([, id]) => id))]),
  )
  const dead = pages.flatMap(({ path, html }) =>
    [...html.matchAll(/<a\b[^>]*\bhref="([^"]*)"/g)].flatMap(([, href = '']) => {
      const url = new URL(decode(href), `${SITE}${path}`)
      if (url.origin !== SITE) return []
      const target = ids.get(url.pathname)
      const found = target
        ? !url.hash || target.has(decodeURIComponent(url.hash.slice(1)))
        : /\.txt$/.test(url.pathname) && existsSync(`dist${url.pathname}`)
      return found ? [] : [`${path} → ${href}`]
    }),
  )
  expect(dead).toEqual([])
})

const questionsOf = (html: string) => [
  ...html
    .slice(html.indexOf('id="faq"'))
    .matchAll(/<details[^>]*>\s*<summary>([\s\S]*?)<\/summary>\s*<p>([\s\S]*?)<\/p>/g),
]

for (const { path, html, calculator } of calculatorPages) {
  test(`${path} has structured data that matches what it shows`, () => {
    const json = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(html)?.[1] ?? ''
    const graph: Record<string, unknown>[] = JSON.parse(json)['@graph']
    const byType = (type: string) => graph.find((node) => node['@type'] === type) as never
    const application: { name: string; offers: object } = byType('SoftwareApplication')
    expect(application.offers).toMatchObject({ price: '0', priceCurrency: 'USD' })
    expect(application.name).toBe(textOf(/<h1[^>]*>[\s\S]*?<\/h1>/.exec(html)?.[0] ?? '').trim())
    const faq: { mainEntity: { name: string; acceptedAnswer: { text: string } }[] } = byType('FAQPage')
    expect(faq.mainEntity.map(({ name, acceptedAnswer }) => [name, acceptedAnswer.text])).toEqual(
      questionsOf(html).map(([, question = '', answer = '']) => [
        textOf(question).trim(),
        textOf(answer).trim(),
      ]),
    )
    const crumbs: { itemListElement: { item?: string }[] } = byType('BreadcrumbList')
    expect(crumbs.itemListElement.map(({ item }) => item)).toEqual([`${SITE}/`, `${SITE}${path}`])
    expect(json).not.toMatch(/aggregateRating|"review/i)
  })

  test(`${path} says how, with which figures, what is left out and how to do better`, () => {
    const main = mainOf(html)
    const text = main.slice(main.indexOf('</astro-island>'))
    const headings = [...text.matchAll(/<h[23]\b[^>]*>([\s\S]*?)<\/h[23]>/g)].map(([, title = '']) =>
      textOf(title),
    )
    const formulas = [...text.matchAll(/<blockquote>[\s\S]*?<\/blockquote>/g)].map(([quoted]) =>
      textOf(quoted),
    )
    expect(formulas.join()).toMatch(/[=×÷]/)
    expect(text).toMatch(isAboutFees(calculator) ? /<th scope="col">(?:Rate|Satz)<\/th>/ : /<table\b/)
    const examples = [...text.matchAll(/<h3>[^<]*<\/h3><dl>(.*?)<\/dl>/g)].map(([, lines = '']) => lines)
    expect(examples.length).toBeGreaterThanOrEqual(2)
    for (const lines of examples)
      expect(lines, 'a figure and its reason').toMatch(/<dd>[^<]+<\/dd><dd>[^<]+<\/dd>/)
    expect(headings).toContainEqual(expect.stringMatching(/leaves out$|nicht enthält$/))
    expect(headings).toContainEqual(expect.stringMatching(/^How to |^Tips to |^So \p{Ll}+ Sie /u))
    const questions = questionsOf(html).length
    if (path === '/ticketmaster-fee-calculator/') expect(questions).toBe(6)
    else expect(questions, 'questions').toBeGreaterThanOrEqual(5)
  })
}

const htmlOf = (path: string) => pages.find((page) => page.path === path)?.html ?? ''

test('the home page shows a result with its figure', () => {
  const figure = textOf(/<figure\b[\s\S]*?<\/figure>/.exec(htmlOf('/'))?.[0] ?? '').replace(/\s+/g, ' ')
  expect(figure).toContain('eBay Fee Calculator . $96.53 of $115.00: you keep $83.94 of every $100.')
})

test('a worked example gives the reason of each figure', () => {
  expect(htmlOf('/ebay-fee-calculator/')).toContain(
    '<dt>Final value fee</dt><dd>$5.81</dd><dd>12.9% of $45.00</dd>',
  )
})

test('what is German is said to be, to screen readers, other sites and search engines', () => {
  const german = htmlOf('/paypal-gebuehrenrechner/')
  expect(german).toContain('<html lang="de">')
  expect(meta(german, 'og:locale')).toBe('de_DE')
  expect(german).toContain('"inLanguage":"de"')
  const cards = [...htmlOf('/').matchAll(/<li\b[^>]*>(?:(?!<\/li>)[\s\S])*<\/li>/g)].map(([card]) => card)
  const inGerman = cards.filter((card) => /^<li\b[^>]* lang="de"/.test(card))
  expect(inGerman.map((card) => /<h2[^>]*>([^<]*)/.exec(card)?.[1])).toEqual(['PayPal-Gebührenrechner'])
  const english = htmlOf('/stripe-fees-calculator/')
  expect(english).toContain('<html lang="en">')
  expect(meta(english, 'og:locale')).toBe('en_US')
  expect(english).toContain('"inLanguage":"en"')
  expect(english).toContain(
    '<a href="/paypal-gebuehrenrechner/" hrefLang="de"><span><span lang="de">PayPal-Gebührenrechner</span> (in\u00a0German, in\u00a0€)</span></a>',
  )
})

for (const { path, html } of pages.filter((page) => staticPaths.slice(1).includes(page.path)))
  test(`${path} is a page of real text or a form`, () => {
    const words = textOf(mainOf(html)).trim().split(/\s+/)
    expect(words.length).toBeGreaterThan(path === '/contact/' ? 30 : 250)
  })
