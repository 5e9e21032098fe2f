/** Published sets: each is complete, fits its calculator and says what its list says. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyInputs } from '../../test/any-inputs'
import { filled, isAboutFees } from '../engine/calculator'
import { sum } from '../engine/exact'
import { figuresOf } from '../engine/figures'
import { explain } from '../engine/phrase'
import { type Published, quoteSets, ratesBy } from '../engine/published'
import { loadPublished } from './published'
import { calculators } from './registry'

const modules = import.meta.glob<Published>('./*/published.ts', { eager: true, import: 'default' })
const fileOf = (slug: string) => `./${slug}/published.ts`
const all = calculators.flatMap(({ slug, calculator }) => {
  const published = modules[fileOf(slug)]
  return published ? [{ slug, calculator, published }] : []
})
const sets = all.flatMap(({ slug, calculator, published }) =>
  published.sets.map((set) => ({ slug, calculator, set, at: `${fileOf(slug)}, ${set.id}` })),
)

const DATE = /^20\d\d-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?$/

it('every fee calculator says which list to check, and no other does', () => {
  expect(all.map(({ slug }) => slug)).toEqual(
    calculators.filter(({ calculator }) => isAboutFees(calculator)).map(({ slug }) => slug),
  )
})

it.each(all)('$slug names its list, with a link and a real date', ({ published: { list, note } }) => {
  expect(list.title.trim()).not.toBe('')
  expect(new URL(list.href).protocol).toBe('https:')
  if (list.read) expect(list.read).toMatch(DATE)
  else expect(note, 'a list without a date has a note that says why').toBeDefined()
})

it('no two sets have the same id', () => {
  const ids = sets.map(({ set }) => set.id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.filter((id) => !/^[a-z][a-z0-9-]+$/.test(id))).toEqual([])
})

describe.each(sets)('$at', ({ calculator, set, at }) => {
  const { rates, formats, fields } = calculator

  it('has a name, a day, a link and a sentence on what it leaves out', () => {
    expect(set.name.trim()).not.toBe('')
    expect(set.read).toMatch(DATE)
    expect(new URL(set.href).protocol).toBe('https:')
    expect(set.leavesOut).toMatch(/^\p{Lu}.+\.$/u)
  })

  it('replaces schedules and figures that the calculator has', () => {
    const known = new Set(figuresOf({ ...rates, ...set.schedules }, formats).map(({ path }) => path))
    const wrong = [
      ...Object.keys(set.figures ?? {}).filter((path) => !known.has(path)),
      ...Object.keys(set.schedules ?? {}).filter((name) => !(name in rates)),
    ]
    expect(wrong.map((path) => `${at}: ${path}`)).toEqual([])
    expect(Object.keys({ ...set.figures, ...set.schedules }).length).toBeGreaterThan(0)
  })

  it('says all of a schedule when it says a part of it', () => {
    const figures = set.figures ?? {}
    const named = new Set(Object.keys(figures).map((path) => path.split('/')[0]))
    const missing = figuresOf(rates, formats).filter(
      ({ path }) => named.has(path.split('/')[0]) && !(path in figures),
    )
    expect(missing.map(({ path }) => `${at}: ${path}`)).toEqual([])
  })

  it('is only for choices that the form offers', () => {
    const offered = Object.entries(set.onlyFor ?? {}).map(([name, values]) => {
      const field = fields[name]
      const options = field?.kind === 'choice' ? field.options.map(([value]) => value) : []
      return values.every((value) => options.includes(value)) && values.length < options.length
    })
    expect(offered).not.toContain(false)
  })

  it('gives results that add up, and one line or none', () => {
    fc.assert(
      fc.property(anyInputs(calculator), (raw) => {
        const result = calculator.run(raw, ratesBy(calculator, set))
        const { kept, taken = [], settled } = result?.flow ?? {}
        const fees = sum(taken.map(({ amount }) => amount))
        if (settled && kept?.type === 'net') expect(settled.start.minus(fees).equals(kept.amount)).toBe(true)
        const [line, ...more] = quoteSets(calculator, raw, [set])
        expect(more).toEqual([])
        if (line) expect(explain(line.text, formats)).not.toMatch(/NaN|Infinity|undefined|-A?[$£]?0\.00\b/)
      }),
    )
  })
})

/** Worked out by hand from the lists. */
const LINES: [slug: string, inputs: object, lines: string[]][] = [
  [
    'ebay-fee-calculator',
    {},
    ["By eBay's list as read on 20 September 2026: fees $16.04, you receive $98.96."],
  ],
  // 13.6% of 9.99 is 1.35864, and 0.30 for an order up to $10.
  [
    'ebay-fee-calculator',
    { itemPrice: 9.99, shippingCharged: 0 },
    ["By eBay's list as read on 20 September 2026: fees $1.66, you receive $8.33."],
  ],
  // 13.6% of 7,500 is 1,020, 2.35% of 500 is 11.75.
  [
    'ebay-fee-calculator',
    { itemPrice: 8000, shippingCharged: 0 },
    ["By eBay's list as read on 20 September 2026: fees $1,032.15, you receive $6,967.85."],
  ],
  [
    'ebay-uk-fee-calculator',
    { itemPrice: 100, shippingCharged: 0 },
    [
      "By eBay's list for private sellers as read on 30 September 2026: fees £0.00, you receive £100.00.",
      "By eBay's list for business sellers in most categories as read on 30 September 2026: fees £13.65, you receive £86.35.",
    ],
  ],
  [
    'ebay-australia-fee-calculator',
    { itemPrice: 80, promotedListingRate: 5 },
    [
      "By eBay's list for sales up to A$25,000 a year as read on 30 September 2026: fees A$4.00, profit A$76.00.",
    ],
  ],
  [
    'depop-fee-calculator',
    { itemPrice: 40, shippingCharged: 5 },
    ["By Depop's list for the United States as read on 18 August 2026: fees $1.94, profit $43.06."],
  ],
  [
    'square-fee-calculator',
    { amount: 100, transactionType: 'online' },
    ["By Square's US list for the free plan as read on 20 September 2026: fees $3.60, you receive $96.40."],
  ],
  ['square-fee-calculator', { amount: 100, transactionType: 'invoice' }, []],
  [
    'stripe-fees-calculator',
    { amount: 500, paymentType: 'international' },
    ["By Stripe's US list as read on 20 September 2026: fees $27.30, you receive $472.70."],
  ],
  ['stripe-fees-calculator', { amount: 500, country: 'europe' }, []],
  [
    'paypal-gebuehrenrechner',
    {},
    [
      'Nach der Preisliste von PayPal für Händler mit PayPal-Checkout, eingesehen am 24. Juli 2026: Gebühren 3,38 €, Sie erhalten 96,62 €.',
    ],
  ],
  ['paypal-gebuehrenrechner', { transaktionstyp: 'persoenlich', zahlungsmethode: 'kreditkarte' }, []],
  // 625 to the court, 5% and 2% of 300,000, 500 for the appraisal, 750 for accounting.
  [
    'probate-fees-calculator',
    { state: 'newyork' },
    ["By New York's court fees (SCPA 2402) as read on 28 July 2026: total cost $22,875.00."],
  ],
  ['probate-fees-calculator', { state: 'california' }, []],
]

it.each(LINES)('%s with %j reads as worked out by hand', (slug, inputs, lines) => {
  const { calculator, published } = all.find((each) => each.slug === slug) as (typeof all)[number]
  const quoted = quoteSets(calculator, filled(calculator.fields, inputs), published.sets)
  expect(quoted.map(({ text }) => explain(text, calculator.formats).replaceAll('\u00a0', ' '))).toEqual(lines)
})

it('sets are fetched by folder', async () => {
  expect(await loadPublished('ebay-fee-calculator')).toEqual(modules[fileOf('ebay-fee-calculator')]?.sets)
  expect(await loadPublished('venmo-fee-calculator')).toEqual([])
  expect(await loadPublished('carpet-area-calculator')).toEqual([])
})
