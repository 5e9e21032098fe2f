import { describe, expect, expectTypeOf, it } from 'vitest'
import { type Category, defineCalculator, isAboutFees } from './calculator'
import { type Exact, exact } from './exact'
import { choice, many, money, toggle } from './fields'
import { type Rate, rate } from './rates'
import { moneyLine, noResult, numberLine, textLine } from './result'
import { shortNameIn } from './short-name'

const FIELDS = {
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
  gift: toggle({ label: 'Gift', default: true }),
  pieces: many(money({ label: 'Piece' })),
}

const RATES = { service: rate({ label: 'Service', percent: 10 }) }

const described = { name: 'N', shortName: 'N', category: 'tickets', icon: 'ticket', examples: [] } as const

describe('a definition', () => {
  it('gives calculate the types of its fields and rates', () => {
    defineCalculator({
      ...described,
      fields: FIELDS,
      rates: RATES,
      calculate(values, rates) {
        expectTypeOf(values.price).toEqualTypeOf<Exact>()
        expectTypeOf(values.role).toEqualTypeOf<'buyer' | 'seller'>()
        expectTypeOf(values.gift).toEqualTypeOf<boolean>()
        expectTypeOf(values.pieces).toEqualTypeOf<readonly Exact[]>()
        expectTypeOf(rates.service).toEqualTypeOf<Rate>()
        // @ts-expect-error there is no such field
        values.prize
        // @ts-expect-error there is no such rate
        rates.servize
        // @ts-expect-error there is no such option
        values.role === 'broker'
        return noResult
      },
    })
  })

  it('does not compile with a default that is not an option or an example of an unknown field', () => {
    // @ts-expect-error 'broker' is not among the options
    choice({ label: 'Role', options: [['buyer', 'Buyer']], default: 'broker' })
    defineCalculator({
      ...described,
      fields: FIELDS,
      rates: RATES,
      calculate: () => noResult,
      // @ts-expect-error there is no field called prize
      examples: [{ title: 'Wrong', inputs: { prize: 1 }, shows: {} }],
    })
  })

  it('runs with its own rates unless others are given', () => {
    const calculator = defineCalculator({
      ...described,
      fields: FIELDS,
      rates: RATES,
      calculate: ({ price }, { service }) => ({
        headline: 'fee',
        lines: [
          { key: 'fee', type: 'fee', value: { kind: 'money', amount: price.times(service.percent ?? 0) } },
        ],
      }),
    })
    const fee = (result: ReturnType<typeof calculator.run>) => {
      const value = result?.lines[0]?.value
      return value?.kind === 'money' ? value.amount.toNumber() : undefined
    }
    expect(fee(calculator.run({ price: '2' }))).toBe(20)
    expect(fee(calculator.run({ price: '2' }, { service: rate({ label: 'Mine', percent: 3 }) }))).toBe(6)
  })
})

describe('a figure beyond the largest number', () => {
  const LARGEST = String(Number.MAX_VALUE)
  /** Shows the price, and next to it something that merely explains: ten times the shipping. */
  const { run } = defineCalculator({
    ...described,
    fields: FIELDS,
    rates: RATES,
    calculate: ({ price, shipping }) => ({
      headline: 'price',
      lines: [
        textLine({ key: 'text', text: 'any' }),
        moneyLine({ key: 'price', amount: price.times(10) }),
        numberLine({ key: 'aside', value: shipping.times(10), maxDecimals: 2, explanatory: true }),
      ],
    }),
  })
  const keys = (price: string, shipping: string) => run({ price, shipping })?.lines.map(({ key }) => key)

  it.each(['1e308', '-1e308'])('is no result: %s', (price) => {
    expect(keys(price, '1')).toBeUndefined()
  })

  it.each(['1e308', '-1e308'])('is left out where it merely explains: %s', (shipping) => {
    expect(keys('1', shipping)).toEqual(['text', 'price'])
  })

  it('keeps the largest number itself', () => {
    const tenth = `${LARGEST.split('e')[0]}e307`
    expect(keys(tenth, tenth)).toEqual(['text', 'price', 'aside'])
    expect(keys(`-${tenth}`, `-${tenth}`)).toEqual(['text', 'price', 'aside'])
  })
})

describe('a calculation that breaks off', () => {
  const calculator = (calculate: () => never) =>
    defineCalculator({ ...described, fields: FIELDS, rates: RATES, calculate })

  it('is no result where a number would not be finite', () => {
    const divided = calculator(() => exact(1).over(0) as never)
    expect(divided.run({})).toBe(noResult)
  })

  it('is an error where something else is wrong', () => {
    const broken = calculator(() => {
      throw new TypeError('broken')
    })
    expect(() => broken.run({})).toThrow('broken')
  })
})

it('is about fees where money is charged, and not where something is measured', () => {
  const about = (...categories: Category[]) => categories.filter((category) => isAboutFees({ category }))
  const charged = ['tickets', 'auctions', 'payments', 'marketplaces', 'estates'] as const
  expect(about(...charged)).toEqual(charged)
  expect(about('measures', 'property', 'building', 'engineering', 'laboratory', 'health')).toEqual([])
})

describe('the name in header and menu', () => {
  it('is one for all languages, or one for each', () => {
    expect(shortNameIn('de', { shortName: 'eBay' })).toBe('eBay')
    expect(shortNameIn('de', { shortName: { en: 'Viscosity', de: 'Viskosität' } })).toBe('Viskosität')
    expect(shortNameIn('en', { shortName: { en: 'Viscosity', de: 'Viskosität' } })).toBe('Viscosity')
  })
})
