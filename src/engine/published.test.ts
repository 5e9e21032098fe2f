import { describe, expect, it } from 'vitest'
import { defineCalculator } from './calculator'
import { charge } from './charge'
import { ENGLISH, type Words } from './english'
import { exact } from './exact'
import { choice, money } from './fields'
import { filled } from './filled'
import { GERMAN } from './german'
import { explain } from './phrase'
import { bySet, holdsFor, noteOf, type PublishedSet, quoteSets, ratesBy } from './published'
import { brackets, rate } from './rates'
import { type Breakdown, moneyLine, textLine } from './result'
import { settle } from './settle'

const shop = (language: Words, end: { key: string; label?: string; type: 'net' | 'total' }, start = true) =>
  defineCalculator({
    name: 'Shop',
    shortName: 'Shop',
    category: 'payments',
    icon: 'store',
    currency: language === GERMAN ? 'EUR' : 'USD',
    language,
    fields: {
      price: money({ label: 'Price', default: 100 }),
      plan: choice({
        label: 'Plan',
        options: [
          ['free', 'Free'],
          ['paid', 'Paid'],
        ],
        default: 'free',
      }),
    },
    rates: {
      sale: rate({ label: 'Sale fee', percent: 10, fixed: 0.3 }),
      order: rate({ label: 'Order fee', fixed: 1 }),
    },
    calculate: ({ price }, rates) =>
      settle({
        start: start ? { label: 'Price', amount: price } : undefined,
        fees: { saleFee: charge(rates.sale, price), orderFee: charge(rates.order, price) },
        end,
      }),
    examples: [],
  })

const seller = shop(ENGLISH, { key: 'net', type: 'net' })

const SET: PublishedSet = {
  id: 'shop-2026-09',
  name: "the shop's list",
  read: '2026-09-20',
  href: 'https://shop.example/fees',
  figures: { 'sale/percent': 5 },
  leavesOut: 'Leaves out the weather.',
}

const lines = (calculator = seller, sets = [SET], inputs = {}) =>
  quoteSets(calculator, filled(calculator.fields, inputs), sets).map(({ text }) =>
    explain(text, calculator.formats).replaceAll('\u00a0', ' '),
  )

describe('rates by a published set', () => {
  it('replace what the set names and leave the rest', () => {
    expect(ratesBy(seller, SET)).toEqual({
      ...seller.rates,
      sale: { ...seller.rates.sale, percent: 5 },
    })
    expect(seller.rates.sale).toMatchObject({ percent: 10 })
  })

  it('replace whole schedules, and numbers in them', () => {
    const order = brackets({ label: 'Order fee', steps: [{ upTo: 50, fixed: 2 }, { fixed: 3 }] })
    const set = { ...SET, schedules: { order }, figures: { 'order/1/fixed': 4 } }
    expect(ratesBy(seller, set).order).toMatchObject({ steps: [{ fixed: 2 }, { fixed: 4 }] })
    expect(order.steps[1]).toEqual({ fixed: 3 })
    expect(lines(seller, [set], { price: 50 })[0]).toContain('about $7.30 in fees;')
    expect(lines(seller, [set], { price: 51 })[0]).toContain('about $9.40 in fees;')
  })
})

describe('the line of a published set', () => {
  it('says whose figures, when they were read, the fees and what is left', () => {
    expect(lines()).toEqual([
      "By the shop's list as read on 20 September 2026: about $6.30 in fees; you receive about $93.70.",
    ])
  })

  it('uses the label of a headline that has one', () => {
    expect(lines(shop(ENGLISH, { key: 'profit', label: 'Profit', type: 'net' }))[0]).toMatch(
      /; profit about \$93\.70\.$/,
    )
  })

  it('says what is to be paid where fees come on top', () => {
    expect(lines(shop(ENGLISH, { key: 'total', label: 'Total cost', type: 'total' }))[0]).toMatch(
      /: about \$6\.30 in fees; total cost about \$106\.30\.$/,
    )
  })

  it('says one figure where the total is nothing but fees', () => {
    expect(lines(shop(ENGLISH, { key: 'total', label: 'Total cost', type: 'total' }, false))[0]).toMatch(
      /2026: total cost about \$6\.30\.$/,
    )
  })

  it('says so where the list takes no fees', () => {
    const figures = { 'sale/percent': 0, 'sale/fixed': 0, 'order/fixed': 0 }
    expect(lines(seller, [{ ...SET, figures }])[0]).toMatch(/2026: no fees; you receive about \$100\.00\.$/)
    expect(lines(shop(GERMAN, { key: 'netto', type: 'net' }), [{ ...SET, figures }])[0]).toMatch(
      /2026: keine Gebühren; Sie erhalten etwa 100,00 €\.$/,
    )
  })

  it('says so where it comes to the same', () => {
    const [same] = quoteSets(seller, filled(seller.fields, {}), [{ ...SET, figures: {} }])
    expect(same?.isSame).toBe(true)
    expect(lines(seller, [{ ...SET, figures: {} }])).toEqual([
      "By the shop's list as read on 20 September 2026: the same.",
    ])
    expect(quoteSets(seller, filled(seller.fields, {}), [SET])[0]?.isSame).toBe(false)
  })

  it('is German on a German page', () => {
    const set = { ...SET, name: 'Preisliste von PayPal', read: '2026-07-24' as const }
    expect(lines(shop(GERMAN, { key: 'netto', type: 'net' }), [set])).toEqual([
      'Nach der Preisliste von PayPal, eingesehen am 24. Juli 2026: etwa 6,30 € Gebühren; Sie erhalten etwa 93,70 €.',
    ])
  })

  it('says in German too that it comes to the same', () => {
    const [same] = lines(shop(GERMAN, { key: 'netto', type: 'net' }), [{ ...SET, figures: {} }])
    expect(same).toMatch(/: dasselbe\.$/)
  })

  it('needs an amount of money to say, and not what it was taken from', () => {
    const told = (as: Partial<Breakdown> | null) =>
      lines({ ...seller, run: (...given) => as && { ...(seller.run(...given) as Breakdown), ...as } })
    expect(told(null)).toEqual([])
    expect(told({ lines: [textLine({ key: 'net', text: 'much' })] })).toEqual([])
    expect(told({ flow: undefined })[0]).toMatch(/2026: you receive about \$93\.70\.$/)
  })

  it('stands once for each set, in their order', () => {
    const other = { ...SET, name: 'another list' }
    expect(lines(seller, [other, SET]).map((line) => line.split(' as ')[0])).toEqual([
      'By another list',
      "By the shop's list",
    ])
  })

  it('is left out where the set has no figure for what is chosen', () => {
    const set = { ...SET, onlyFor: { plan: ['paid'] } }
    expect(lines(seller, [set], { plan: 'free' })).toEqual([])
    expect(lines(seller, [set], { plan: 'paid' })).toHaveLength(1)
    // Nothing chosen counts as the default, as in the calculation.
    expect(holdsFor(set, seller, {})).toBe(false)
    expect(holdsFor({ ...set, onlyFor: { plan: ['free'] } }, seller, {})).toBe(true)
  })

  it('is left out where the set has no figure for what is typed', () => {
    const set = { ...SET, onlyFor: { price: ['0'] } }
    expect(holdsFor(set, seller, { price: '5' })).toBe(false)
    for (const price of ['0', '0.00', '']) expect(holdsFor(set, seller, { price })).toBe(true)
  })

  it('is left out beyond what the list holds for, and a result by it says so', () => {
    const set = { ...SET, limit: { of: ['price', 'plan'], upTo: 50, beyond: 'this is too dear for it' } }
    expect(lines(seller, [set], { price: 50 })).toHaveLength(1)
    expect(lines(seller, [set], { price: 50.01 })).toEqual([])
    expect(noteOf(set, seller, { price: '50' })).toMatch(/2026\. Leaves/)
    expect(noteOf(set, seller, { price: '51' })).toMatch(/2026; this is too dear for it\.$/)
  })

  it('begins with words that also stand alone', () => {
    expect(bySet(SET, 'en')).toBe("By the shop's list as read on 20\u00a0September 2026")
  })

  it('calls the fees what their total is called', () => {
    const total = {
      key: 'totalFees',
      label: 'Total Fees, before VAT',
      type: 'total' as const,
      amount: exact(6.3),
    }
    const run: typeof seller.run = (...given) => {
      const result = seller.run(...given) as Breakdown
      return { ...result, lines: [...result.lines, moneyLine(total)] }
    }
    expect(lines({ ...seller, run })[0]).toContain(': about $6.30 in total fees, before VAT; you receive')
  })
})

describe('the note of a result by a published set', () => {
  const note = (set: PublishedSet, inputs = {}, calculator = seller) =>
    noteOf(set, calculator, filled(calculator.fields, inputs)).replaceAll('\u00a0', ' ')

  it('names it', () => {
    expect(note(SET)).toBe("By the shop's list as read on 20 September 2026. Leaves out the weather.")
  })

  it('says so where the set has not all the figures', () => {
    const set = { ...SET, onlyFor: { plan: ['paid'] } }
    expect(note(set, { plan: 'paid' })).toBe(
      "By the shop's list as read on 20 September 2026. Leaves out the weather.",
    )
    expect(note(set, { plan: 'free' })).toBe(
      "By the shop's list as read on 20 September 2026; what it does not cover follows this page’s own rules. Leaves out the weather.",
    )
    expect(note(set, { plan: 'free' }, shop(GERMAN, { key: 'netto', type: 'net' }))).toMatch(
      /2026; was dort fehlt, folgt den Regeln dieser Seite\. Leaves out/,
    )
  })
})
