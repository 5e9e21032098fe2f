import { describe, expect, it } from 'vitest'
import { defineCalculator } from './calculator'
import { choice, many, money, toggle } from './fields'
import { type FormState, fromFragment, MAX_REPEATED, numberFieldText } from './fragment'
import { brackets, constant, rate } from './rates'
import { noResult } from './result'
import { toFragment } from './to-fragment'

const calculator = defineCalculator({
  name: 'Shop',
  shortName: 'Shop',
  category: 'marketplaces',
  icon: 'store',
  fields: {
    price: money({ label: 'Price', default: 100 }),
    shipping: money({ label: 'Shipping' }),
    role: choice({
      label: 'Role',
      options: [
        ['buyer', 'Buyer'],
        ['seller', 'Seller'],
      ],
      default: 'buyer',
    }),
    gift: toggle({ label: 'Gift', default: false }),
    insured: toggle({ label: 'Insured', default: true }),
    piece: many(money({ label: 'Piece' })),
  },
  rates: {
    fee: rate({ label: 'Fee', percent: 10, fixed: 1 }),
    step: brackets({ label: 'Step', steps: [{ upTo: 10, fixed: 1 }, { fixed: 2 }] }),
    inch: constant({ label: 'Inch', value: 2.54, unit: 'cm', locked: true }),
  },
  calculate: () => noResult,
  examples: [],
})

const UNTOUCHED = {
  price: '100',
  shipping: '',
  role: 'buyer',
  gift: undefined,
  insured: 'on',
  piece: [''],
}

const link = (raw: FormState['raw'], ownRates = {}) => toFragment(calculator, { raw, ownRates })
const opened = (fragment: string) => fromFragment(calculator, fragment)

describe('a link that carries the form', () => {
  it('is short where nothing was touched', () => {
    expect(link(UNTOUCHED)).toBe('')
  })

  it('says what was changed, blanks and unticked boxes included, and comes back as it went', () => {
    const raw = {
      price: '',
      shipping: '4.5',
      role: 'seller',
      gift: 'on',
      insured: undefined,
      piece: ['1', '', '2'],
    }
    const fragment = link(raw, { 'fee/percent': 12.5, 'step/1/fixed': 0 })
    expect(fragment).toBe(
      'price=&shipping=4.5&role=seller&gift=on&insured=&piece=1&piece=&piece=2&rate.fee.percent=12.5&rate.step.1.fixed=0',
    )
    expect(opened(`#${fragment}`)).toEqual({ raw, ownRates: { 'fee/percent': 12.5, 'step/1/fixed': 0 } })
  })

  it('says nothing of what is not there, but for a box that was ticked', () => {
    expect(link({})).toBe('insured=')
  })

  it('carries the list that was chosen, and of a sale what the thing cost', () => {
    const seller = { ...calculator, sells: true as const }
    const state = { raw: {}, ownRates: { 'fee/fixed': 2 }, set: 'shop-2026-09', cost: '60' }
    const fragment = toFragment(seller, { ...state, raw: UNTOUCHED })
    expect(fragment).toBe('rates=shop-2026-09&rate.fee.fixed=2&cost=60')
    expect(fromFragment(seller, `#${fragment}`)).toStrictEqual(state)
    expect(toFragment(seller, { raw: UNTOUCHED, ownRates: {}, cost: '+7' })).toBe('cost=7')
    expect(fromFragment(seller, '#rates=shop-2026-09')).toStrictEqual({
      raw: {},
      ownRates: {},
      set: 'shop-2026-09',
    })
    expect(fromFragment(seller, '#cost=60')).toStrictEqual({ raw: {}, ownRates: {}, cost: '60' })
    for (const nothing of ['#cost=', '#cost=abc', '#rates='])
      expect(fromFragment(seller, nothing)).toBeUndefined()
    expect(opened('#cost=60')).toBeUndefined()
  })

  it('takes only numbers of the rates for own ones, whatever steps a list has', () => {
    const own = '#rates=shop-2026-09&rate.fee.0.percent=3&rate.fee.label=5'
    expect(fromFragment(calculator, own)?.ownRates).toEqual({ 'fee/0/percent': 3 })
  })

  it('reads what stands in it as it was typed, and leaves blank what cannot be read', () => {
    expect(opened('#price=~12,5&shipping=~free')?.raw).toEqual({ price: '12.5', shipping: '' })
  })

  it('carries two pieces even if both stand as the first one stood', () => {
    expect(link({ ...UNTOUCHED, piece: ['', ''] })).toBe('piece=&piece=')
  })

  it('carries what a number field can hold, and a blank for what nobody can read', () => {
    expect(link({ ...UNTOUCHED, price: '+5', shipping: 'abc' })).toBe('price=5')
    expect(link({ ...UNTOUCHED, price: 'abc' })).toBe('price=')
  })

  it.each([
    ['#price=abc&role=pirate&gift=yes&piece=x'],
    ['#unknown=1&__proto__=2&constructor=3'],
    ['#faq'],
    ['#price'],
    [''],
    ['#price=1e400'],
    ['#rate.inch.value=3&rate.fee.max=1&rate.nothing.percent=1&rate.fee.percent=x'],
  ])('%j fills in nothing', (fragment) => {
    expect(opened(fragment)).toBeUndefined()
  })

  it.each([
    ['#price=5&price=6', { price: '5' }],
    ['#price=%zz&role=seller', { role: 'seller' }],
    ['#piece=1&piece=x&piece=3', { piece: ['1', '3'] }],
    ['#price=%2B5&shipping=5.', { price: '5', shipping: '5' }],
    ['#price=+5', { price: '5' }],
    ['#price=.5', { price: '.5' }],
    ['#gift=&insured=on', { gift: undefined, insured: 'on' }],
  ])('%j fills in %j', (fragment, raw) => {
    expect(opened(fragment)).toStrictEqual({ raw, ownRates: {} })
  })

  it('brings no more pieces than anybody measures', () => {
    const pieces = new Array(1000).fill('piece=1').join('&')
    expect(opened(`#${pieces}`)?.raw.piece).toHaveLength(MAX_REPEATED)
  })

  it('is read whole where it was copied out of the source of a page', () => {
    expect(opened('#price=5&amp;shipping=7')?.raw).toEqual({ price: '5', shipping: '7' })
  })

  it.each(['#price=5&shipping=7?fbclid=IwAR0x', '#price=5*&shipping=7)', '#price=$5&shipping=7%E2%80%8B'])(
    'is read whole whatever was done to it on its way: %s',
    (fragment) => {
      expect(opened(fragment)?.raw).toEqual({ price: '5', shipping: '7' })
    },
  )

  it('is read as the page writes numbers where somebody wrote it', () => {
    expect(opened('#price=1,234.50')?.raw).toEqual({ price: '1234.5' })
  })

  it('passes over numbers and links longer than anybody writes', () => {
    expect(opened(`#price=1.${'3'.repeat(1100)}&shipping=5`)?.raw).toEqual({ shipping: '5' })
    expect(opened(`#price=1.${'3'.repeat(998)}`)?.raw.price).toHaveLength(1000)
    const seller = { ...calculator, sells: true as const }
    expect(fromFragment(seller, `#cost=5.${'0'.repeat(1100)}`)).toBeUndefined()
    expect(fromFragment(seller, `#cost=5.${'0'.repeat(998)}`)?.cost).toHaveLength(1000)
    const longest = '#price=5&note='.padEnd(100_000, 'x')
    expect(opened(longest)?.raw).toEqual({ price: '5' })
    expect(opened(`${longest}x`)).toBeUndefined()
  })
})

describe('what a number field can hold', () => {
  it.each([
    ['12.5', '12.5'],
    ['12.50', '12.50'],
    ['-.5', '-.5'],
    ['.50', '.50'],
    ['1e+3', '1e+3'],
    ['1e300', '1e300'],
    ['-0', '-0'],
    ['007', '007'],
    ['+5', '5'],
    ['5.', '5'],
    [' 5 ', '5'],
    ['+5e-3', '0.005'],
    ['', ''],
    ['abc', ''],
    ['1e400', ''],
  ])('%j is put in as %j', (text, held) => {
    expect(numberFieldText(text)).toBe(held)
  })
})
