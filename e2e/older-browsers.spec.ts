/** What the built files may not hold, because browsers of early 2022 (`deploy/browsers.ts`) cannot read it; what they cannot call is taken away in `site.ts`. */
import { readdirSync, readFileSync } from 'node:fs'
import { pagesIn } from '../deploy/built-pages'
import { expect, test } from './site'

const FOLDER = 'dist/_astro'
const scripts = readdirSync(FOLDER).filter((name) => name.endsWith('.js'))

/** One of them makes a whole file unreadable, before it has run. */
const UNREADABLE = /\(\?<[=!]|\bstatic\s*\{/g

/** A rule of which a part is not understood does not hold at all. */
const UNKNOWN =
  /light-dark\([^)]*\)|@media[^{]*(?:[<>]|\bnot \()[^{]*|[{;}]\s*&[^{]*|@(?:scope|starting-style)[^{]*|@media[^{]*\bor\b[^{]*/g

const inside = (tag: string, html: string) =>
  [...html.matchAll(new RegExp(`<${tag}[^>]*>([^]*?)</${tag}>`, 'g'))].map(([, text = '']) => text).join('\n')

test('every script is read by an older browser', () => {
  for (const name of scripts) {
    const script = readFileSync(`${FOLDER}/${name}`, 'utf8')
    expect.soft(script.match(UNREADABLE), name).toBeNull()
    // With the style sheets that come later.
    expect.soft(script.match(UNKNOWN), name).toBeNull()
  }
})

for (const { path, html } of pagesIn('dist'))
  test(`${path} has styles and a script that an older browser reads`, () => {
    expect(inside('style', html).match(UNKNOWN)).toBeNull()
    expect(inside('script', html).match(UNREADABLE)).toBeNull()
  })
