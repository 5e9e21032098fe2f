/** What the frame around the calculators must say, read from the built files. */
import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { mainOf, pagesIn } from '../deploy/built-pages'
import { isAboutFees } from '../src/engine/calculator'
import { dated, isOld } from '../src/engine/dates'
import { buildDate } from '../src/site/build-date'
import { SITE_WORDS } from '../src/site/site-words'
import { calculators } from './calculators'

const pages = pagesIn('dist')
const built = (slug: string) => readFileSync(`dist/${slug}/index.html`, 'utf8')
const feePages = calculators.filter(({ calculator }) => isAboutFees(calculator))

test('every page says that it is free and needs no registration', () => {
  const silent = pages.filter(({ html }) => !/Free, no registration\.|Kostenlos, ohne Anmeldung\./.test(html))
  expect(silent.map(({ file }) => file)).toEqual([])
})

for (const { slug, calculator, published } of feePages)
  test(`${slug} says where its figures come from, right below its table`, () => {
    const html = built(slug)
    const { language } = calculator.formats
    const { title, old } = SITE_WORDS[language].sources
    const [, said = ''] = /<\/table>(<h3 id="sources">[\s\S]*?)<\/p>/.exec(html) ?? []
    expect(said).toContain(`>${title}</h3>`)
    expect(said).toMatch(/<a href="https:\/\/[^"]+" rel="noopener">/)
    const read = published?.list.read
    if (read) expect(said).toContain(dated(read, language))
    // A list that was read long ago is said to be old, a recent one is not.
    expect(said.includes(old)).toBe(read !== undefined && isOld(read, buildDate))
  })

for (const { slug, calculator } of calculators)
  test(`${slug} leads to all calculators of its kind${isAboutFees(calculator) ? '' : ', and has no price list'}`, () => {
    // Not in the whole page: every menu has such a link.
    const main = mainOf(built(slug))
    const { viewAll, viewAllOfAnyKind } = SITE_WORDS[calculator.formats.language]
    const toHome = [...main.matchAll(/<a href="\/"[^>]*>([^<]*)<\/a>/g)].map(([, text]) => text)
    expect(toHome).toContain(isAboutFees(calculator) ? viewAll : viewAllOfAnyKind)
    expect(main.includes('id="sources"')).toBe(isAboutFees(calculator))
  })

for (const { slug } of calculators)
  test(`${slug} says what needs script, and has examples and answers that need none`, () => {
    const main = mainOf(built(slug))
    const [, form = ''] = /<form[^>]*>([\s\S]*?)<\/form>/.exec(main) ?? []
    expect(form).toMatch(/<noscript><p[^>]*>[^<]+/)
    const examples = [...main.matchAll(/<dl[^>]*>([\s\S]*?)<\/dl>/g)].filter(([, example]) =>
      /\d/.test(example ?? ''),
    )
    expect(examples.length).toBeGreaterThan(1)
    const questions = main.split('<details').slice(1)
    expect(questions.at(-1)).toMatch(/<summary[\s\S]*<p>[^<]+/)
  })

test('the page for unknown paths is for nobody’s index', () => {
  const html = readFileSync('dist/404.html', 'utf8')
  expect(html).toContain('<meta name="robots" content="noindex">')
  expect(html).not.toMatch(/rel="canonical"|og:url/)
  expect(html.trimEnd()).toMatch(/<\/html>$/)
})

test('home is described as a web site', () => {
  const home = readFileSync('dist/index.html', 'utf8')
  expect(home).toMatch(
    /<script type="application\/ld\+json">\{[^<]*"@type":"WebSite","name":"Fee Estimators"/,
  )
})

test('beside the text of the vehicle auction stand quick estimates of fees, and the related calculators', () => {
  const [, beside = ''] = built('copart-fees-calculator').split('<aside')
  const [side = ''] = beside.split('</aside>')
  expect(side).toContain('Total fees</small>')
  expect(side).not.toContain('Total cost</small>')
  expect(side).toContain('id="related"')
})

test('on the ticket page the questions come before the final thoughts, and those before the links', () => {
  const html = built('ticketmaster-fee-calculator')
  const places = ['id="faq"', '>Final thoughts</h2>', 'id="related"'].map((text) => html.indexOf(text))
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  expect(places).not.toContain(-1)
  expect(html.match(/id="faq"/g)).toHaveLength(1)
})

for (const slug of ['about', 'contact', 'privacy-policy', 'terms-of-service', 'disclaimer'])
  test(`${slug} has the date of its text, and names nobody who is not configured`, () => {
    const html = built(slug)
    expect(html).toMatch(/Last changed on \d+\s\w+ 20\d\d\./)
    expect(html).not.toContain('Who is responsible')
  })
