/** Every page has a picture, and every picture can be read on a phone. */
import { Resvg } from '@resvg/resvg-js'
import { describe, expect, it } from 'vitest'
import { calculators } from '../src/calculators/registry'
import { widthOf } from '../src/pictures/labels'
import { WIDTH } from '../src/pictures/picture'
import { allPictures } from '../src/site/pictures'

const FILE_BYTES = 12 * 1024
/** A picture is as wide as the screen of a small phone less the gutters; its letters shrink with it. */
const NARROWEST = 320
const SMALLEST_LETTERS = 12

const drawn = await allPictures()

interface Label {
  readonly content: string
  readonly left: number
  readonly right: number
  readonly y: number
}

const decoded = (content: string) =>
  content.replaceAll('&amp;', '&').replaceAll('&lt;', '<').replaceAll('&gt;', '>')

/** Where the level labels of the drawing stand, by an estimate of their width on the safe side. */
function labels(svg: string): Label[] {
  const body = svg.slice(svg.indexOf('<g transform'))
  return [...body.matchAll(/<text x="([-\d.]+)" y="([-\d.]+)"(?: class="([^"]*)")?>([^<]*)</g)].map(
    ([, x = '', y = '', look = '', content = '']) => {
      const width = widthOf(decoded(content)) * 0.9
      const from = Number(x) - (/\bend\b/.test(look) ? width : /\bmiddle\b/.test(look) ? width / 2 : 0)
      return { content, left: from, right: from + width, y: Number(y) }
    },
  )
}

it('every calculator has one', () => {
  expect(drawn.map(({ slug }) => slug)).toEqual(calculators.map(({ slug }) => slug))
})

describe.each(drawn)('the picture of $slug', ({ svg, name, slug, alt, caption, width, height }) => {
  it('is a well-formed file of its own, small, and named by its content', () => {
    const { width: wide, height: high } = new Resvg(svg, { font: { loadSystemFonts: false } })
    expect([wide, high]).toEqual([width, height])
    expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(FILE_BYTES)
    expect(name).toMatch(new RegExp(`^${slug}\\.[0-9a-f]{8}$`))
    expect(svg).not.toMatch(/NaN|Infinity|undefined/)
  })

  it('says what it shows, in words too', () => {
    expect(alt.length).toBeGreaterThan(60)
    expect(alt).toMatch(/\.$/)
    expect(caption).toMatch(/\.$/)
    expect(`${alt} ${caption}`).not.toMatch(/NaN|Infinity|undefined/)
  })

  it('has letters that can be read on a phone, in light and in dark', () => {
    const sizes = [...svg.matchAll(/font-size:([\d.]+)px/g)].map(([, size]) => Number(size))
    expect(Math.min(...sizes) * (NARROWEST / WIDTH)).toBeGreaterThanOrEqual(SMALLEST_LETTERS)
    expect(svg).toContain('@media(prefers-color-scheme:dark)')
  })

  it('has labels that stay inside and do not cover each other', () => {
    const all = labels(svg)
    expect(all.filter(({ left, right }) => left < -2 || right > WIDTH + 2)).toEqual([])
    const covered = all.flatMap((a, index) =>
      all
        .slice(index + 1)
        .filter((b) => Math.abs(a.y - b.y) < 11 && Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2)
        .map((b) => `${a.content} / ${b.content}`),
    )
    expect(covered).toEqual([])
  })
})
