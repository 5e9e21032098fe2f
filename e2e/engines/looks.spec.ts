/** How it looks where systems and visitors decide: in the dark, in forced colours, with a visible focus, on 320 px. */

import { ENGLISH } from '../../src/engine/english.ts'
import { RATES_WORDS } from '../../src/form/extras/rates-words.ts'
import { STATIC_PATHS } from '../../src/site/settings.ts'
import { DESK } from './engine.ts'
import { brightness, difference, pixelsOf } from './pixels.ts'
import { calculate, css, field, saying, summary, type Target } from './targets.ts'
import { expect, test } from './test.ts'
import type { Visitor } from './visitor.ts'

const words = { ...ENGLISH.form, ...RATES_WORDS.en }

async function boxOf(visitor: Visitor, target: Target) {
  await visitor.ask(target, (element: Element) =>
    element.scrollIntoView({ block: 'center', behavior: 'instant' }),
  )
  return visitor.ask(target, (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return {
      left: Math.round(left),
      top: Math.round(top),
      width: Math.round(width),
      height: Math.round(height),
    }
  })
}

const screen = async (visitor: Visitor) => pixelsOf(await visitor.tab.screenshot())

test.use({ size: DESK, settings: { whole: true } })

test('by day the page is light', async ({ visitor }) => {
  await visitor.open('/about/')
  expect(brightness((await screen(visitor)).at(5, 400))).toBeGreaterThan(0.9)
})

test.describe('in the dark', () => {
  test.use({ settings: { dark: true, whole: true } })

  test('the page and its fields are dark, and a result is read', async ({ visitor }) => {
    await visitor.open('/ebay-fee-calculator/')
    await visitor.calculate()
    await expect.poll(() => visitor.sees(css('main output'))).toBe(true)
    expect(await visitor.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)).toBe(true)
    const { left, top, width } = await boxOf(visitor, field('itemPrice'))
    const pixels = await screen(visitor)
    expect(brightness(pixels.at(5, 400))).toBeLessThan(0.2)
    expect(brightness(pixels.at(left + width - 4, top + 4))).toBeLessThan(0.3)
  })
})

test.describe('in forced colours', () => {
  test.use({ settings: { forcedColours: true, whole: true } })

  test('a list still has its arrow, and Calculate its edge', async ({ visitor, engineName }) => {
    // WebKitGTK has no such mode; there the page must look as ever.
    const isForced = engineName !== 'WebKit'
    await visitor.open('/copart-fees-calculator/')
    expect(await visitor.evaluate(() => matchMedia('(forced-colors: active)').matches)).toBe(isForced)
    const list = await boxOf(visitor, field('buyerType'))
    const around = await screen(visitor)
    const inside = around.at(list.left + list.width - 40, list.top + 8)
    const inked = []
    for (let x = list.left + list.width - 30; x < list.left + list.width - 6; x++)
      for (let y = list.top + 12; y < list.top + list.height - 12; y++)
        if (difference(around.at(x, y), inside) > 150) inked.push([x, y])
    expect(inked.length).toBeGreaterThan(8)

    const button = await boxOf(visitor, calculate)
    const pixels = await screen(visitor)
    const middle = button.left + 30
    const outside = pixels.at(middle, button.top - 4)
    // An edge may lie between two pixels.
    const edge = [-2, -1, 0, 1, 2].map((by) => difference(pixels.at(middle, button.top + by), outside))
    expect(Math.max(...edge)).toBeGreaterThan(100)
  })
})

test('focus rings of links and questions are not cut off at their sides', async ({ visitor }) => {
  await visitor.open('/ebay-fee-calculator/')
  const cut = await visitor.evaluate(() => {
    const RING = 5
    /** What an element lets be seen of what is in it; undefined where it hides nothing. */
    const window = (element: Element) => {
      const style = getComputedStyle(element)
      const hides =
        /paint|strict|content/.test(style.contain) || /hidden|clip|auto|scroll/.test(style.overflowX)
      if (!hides || element === document.documentElement || element === document.body) return undefined
      const { left, right } = element.getBoundingClientRect()
      const margin = Number.parseFloat(style.getPropertyValue('overflow-clip-margin')) || 0
      return [left - margin, right + margin] as const
    }
    const all = document.querySelectorAll('main :is(a, summary):not(form *)')
    return [...all].flatMap((element) => {
      const { left, right, width } = element.getBoundingClientRect()
      for (let outer = element.parentElement; outer && width; outer = outer.parentElement) {
        const seen = window(outer)
        if (seen && (left - RING < seen[0] || right + RING > seen[1])) return [element.textContent ?? '']
      }
      return []
    })
  })
  expect(cut).toEqual([])
})

test('no word of the rates is broken', async ({ visitor }) => {
  await visitor.viewport(360, 640)
  await visitor.open('/stripe-fees-calculator/')
  await visitor.click(summary(words.ratesUsed))
  await expect.poll(() => visitor.sees(saying(words.ratesHint))).toBe(true)
  // With published lists they come after that.
  await expect.poll(() => visitor.sees(css('main form [name^="rate:"]'))).toBe(true)
  const broken = await visitor.evaluate(() =>
    [...document.querySelectorAll('main form details label')].flatMap((label) => {
      const text = label.firstChild
      return [...(text?.textContent ?? '').matchAll(/[\p{L}]+/gu)].flatMap(({ 0: word, index }) => {
        const range = document.createRange()
        range.setStart(text as Node, index)
        range.setEnd(text as Node, index + word.length)
        return range.getClientRects().length > 1 ? [word] : []
      })
    }),
  )
  expect(broken).toEqual([])
})

test('a table of German words is whole on every phone', async ({ visitor }) => {
  for (const width of [340, 375, 412]) {
    await visitor.viewport(width, 640)
    await visitor.open('/paypal-gebuehrenrechner/')
    const right = await visitor.ask(
      css('main table'),
      (table: Element) => table.getBoundingClientRect().right,
    )
    expect(right, `${width} px`).toBeLessThan(width)
  }
})

test('on 320 px nothing is wider than the screen', async ({ visitor }) => {
  await visitor.viewport(320, 640)
  for (const path of ['/', ...STATIC_PATHS]) {
    await visitor.open(path)
    expect(await visitor.sidewaysScroll(), path).toBe(0)
  }
})
