/** The whole form and its result as they are drawn, for calculators that together have every kind of field and line. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { PageProps } from '../../src/calculators/page-form'
import { agreedOf, type Typed } from '../agreed'
import { until } from '../waiting'
import { outline } from './outline'
import { button, click, close, fill, form, one, open, press } from './page'

/** Each with its first agreed case, or with inputs that show more. */
const PAGES: Readonly<Record<string, { page?: PageProps; inputs?: Typed }>> = {
  'ebay-fee-calculator': {
    page: { published: 'ebay-fee-calculator' },
    inputs: { itemPrice: '40', shippingCharged: '' },
  },
  'paypal-gebuehrenrechner': {},
  'stripe-fees-calculator': { page: { siblings: ['square-fee-calculator', 'venmo-fee-calculator'] } },
  'copart-fees-calculator': { inputs: { winningBid: '480' } },
  'probate-fees-calculator': {},
  'parking-area-calculator': { inputs: { landArea: '43560', includeAda: true } },
  'centipoise-centistokes-calculator': {},
  'ideal-waist-size-calculator': {},
  'commercial-lease-calculator': {},
  'shelf-life-calculator': {},
}

beforeEach(() => vi.setSystemTime('2026-11-15T12:00Z'))
afterEach(async () => {
  await close()
  // The files that follow in the same process have the day that it is.
  vi.useRealTimers()
})

for (const [slug, { page = {}, inputs = agreedOf(slug).cases[0]?.inputs ?? {} }] of Object.entries(PAGES))
  it(slug, async () => {
    await open(slug, page)
    const before = outline(one('main'))
    await fill(inputs)
    await press()
    await until(() => button('Copy link') ?? button('Link kopieren'))
    const details = [...document.querySelectorAll('details')]
    for (const found of details) {
      found.open = true
      found.dispatchEvent(new Event('toggle'))
    }
    if (details.some((found) => form().contains(found))) await until(() => one('[name^="rate:"]'))
    if (page.siblings) await until(() => one('details li'))
    // The place of a drawing is kept until it is there.
    await until(() => !one('svg[role=img][aria-hidden=true]'))
    dispatchEvent(new Event('beforeprint'))
    await expect(`${before}\n${outline(one('main'))}`).toMatchFileSnapshot(`__snapshots__/${slug}.txt`)
    await click(one('main form button[type=reset]'))
    expect(one('main output')).toBeNull()
  })
