import { describe, expect, it } from 'vitest'
import { defineCalculator } from './calculator'
import { charge } from './charge'
import { money } from './fields'
import { GERMAN } from './german'
import { quote, quoteBy } from './quote'
import { brackets, constant, type Rates, rate } from './rates'
import { noResult, numberLine, textLine } from './result'
import { settle } from './settle'

const calculator = defineCalculator({
  name: 'Test',
  shortName: 'Test',
  category: 'payments',
  icon: 'calculator',
  currency: 'USD',
  fields: { amount: money({ label: 'Amount', default: 100 }) },
  rates: { service: rate({ label: 'Service fee', percent: 2.5, fixed: 0.1 }) },
  calculate: ({ amount }, rates) =>
    settle({
      start: { label: 'Amount', amount },
      fees: { serviceFee: charge(rates.service, amount) },
      end: { key: 'net', type: 'net' },
    }),
  examples: [],
})
const { rate: quoted, result, figures } = quote(calculator)

describe('quote', () => {
  it('says them by a published list too', () => {
    const by = quoteBy(calculator, {
      id: 'test-2026-09',
      name: "Test's list",
      read: '2026-09-20',
      href: 'https://example.com/',
      figures: { 'service/percent': 5 },
      leavesOut: 'Nothing.',
    })
    expect(by.rate.service).toBe('5% + $0.10')
    expect(by.result({ amount: 40 }).net).toBe('$37.90')
    expect(by.table.result({ amount: 40 }).net).toBe('$37.90')
  })

  it('says a rate and a result as the page shows them', () => {
    expect(quoted.service).toBe('2.5% + $0.10')
    expect(result({ amount: 40 }).net).toBe('$38.90')
  })

  it('hands over the shown figures to reckon with', () => {
    expect(
      figures({ amount: 40 })
        .net?.minus(figures({ amount: 20 }).net ?? 0)
        .toText(2),
    ).toBe('19.50')
  })

  it('stops at a name that does not exist', () => {
    expect(() => quoted.other).toThrow(/^content\.mdx of .+ names the rate 'other', expected '\w+'/)
    expect(() => result({}).other).toThrow("names the line 'other', expected")
    expect(() => result({ amuont: 1 })).toThrow("names the field 'amuont', expected 'amount'")
    expect(() => figures({}).other).toThrow("names the figure 'other', expected")
  })
})

const described = {
  name: 'T',
  shortName: 'T',
  category: 'payments',
  icon: 'calculator',
  examples: [],
} as const

describe('quoting rates', () => {
  const rates: Rates = {
    percent: rate({ label: 'P', percent: 12.9 }),
    fixed: rate({ label: 'F', fixed: 2.5 }),
    both: rate({ label: 'B', percent: 2.9, fixed: 0.3 }),
    bounded: rate({ label: 'M', percent: 1.75, min: 0.25, max: 25 }),
    density: constant({ label: 'D', value: 0.85, unit: 'g/cm³' }),
    steps: brackets({
      label: 'S',
      steps: [{ upTo: 99.99, percent: 25 }, { below: 500, fixed: 45 }, { percent: 5 }],
    }),
  }
  const {
    rate: said,
    step,
    stepEnd,
  } = quote(defineCalculator({ ...described, fields: {}, rates, calculate: () => noResult }))

  it.each([
    ['percent', '12.9%'],
    ['fixed', '$2.50'],
    ['both', '2.9% + $0.30'],
    ['bounded', '1.75%, at least $0.25, at most $25'],
    ['density', '0.85 g/cm³'],
  ])('%s reads %s', (name, text) => {
    expect(said[name]).toBe(text)
  })

  it('quotes one step of a schedule, never the whole', () => {
    expect([0, 1, 2].map((index) => step('steps', index))).toEqual(['25%', '$45', '5%'])
    expect(() => said.steps).toThrow('S has steps: quote one of them')
    expect(() => step('steps', 3)).toThrow(
      "names the step 'steps 3', expected 'steps 0', 'steps 1', 'steps 2'",
    )
    expect(() => step('percent', 0)).toThrow("names the step 'percent 0', expected 'steps 0'")
    expect(() => step('other', 0)).toThrow("names the step 'other 0', expected 'steps 0'")
  })

  it('quotes where a step ends', () => {
    expect([stepEnd('steps', 0), stepEnd('steps', 1)]).toEqual(['$99.99', '$500'])
    expect(() => stepEnd('steps', 2)).toThrow("step 2 of 'steps' has no end")
    expect(() => stepEnd('steps', 3)).toThrow("names the step 'steps 3', expected")
    expect(() => stepEnd('percent', 0)).toThrow("names the step 'percent 0', expected")
    expect(() => stepEnd('other', 0)).toThrow("names the step 'other 0', expected")
  })
})

describe('quoting results', () => {
  const {
    result: said,
    figures: reckoned,
    money: written,
    number: counted,
    table,
  } = quote(
    defineCalculator({
      ...described,
      fields: { amount: money({ label: 'Amount' }) },
      rates: {},
      calculate: ({ amount }) =>
        amount.isZero()
          ? noResult
          : {
              headline: 'size',
              lines: [
                numberLine({ key: 'size', value: amount, maxDecimals: 2, minDecimals: 2, unit: 'sq ft' }),
                textLine({ key: 'status', text: 'fine' }),
              ],
            },
    }),
  )

  it('says figures with their unit', () => {
    expect(said({ amount: 1234.567 }).size).toBe('1,234.57 sq ft')
    expect(said({ amount: 1 }).status).toBe('fine')
    expect([written(3), written(3.5), written(-1200), written(0)]).toEqual(['$3', '$3.50', '-$1,200', '$0'])
    expect([counted(1.2345), counted(1.2345, 3)]).toEqual(['1.23', '1.235'])
  })

  it('drops empty decimals in sentences and keeps them in tables', () => {
    expect(said({ amount: 16 }).size).toBe('16 sq ft')
    expect(table.result({ amount: 16 }).size).toBe('16.00 sq ft')
    expect(table.money(3)).toBe('$3.00')
  })

  it('drops empty cents before a sign that comes last', () => {
    const { money: euros } = quote(
      defineCalculator({
        ...described,
        currency: 'EUR',
        language: GERMAN,
        fields: {},
        rates: {},
        calculate: () => noResult,
      }),
    )
    expect([euros(1000), euros(1.5), euros(0.1)]).toEqual(['1.000\u00a0€', '1,50\u00a0€', '0,10\u00a0€'])
  })

  it('reckons with numbers, not with texts', () => {
    expect(reckoned({ amount: 2.5 }).size?.toText(2)).toBe('2.50')
    expect(() => reckoned({ amount: 1 }).status).toThrow("names the figure 'status', expected")
  })

  it('stops where there is no result', () => {
    expect(() => said({ amount: 0 }).size).toThrow("names the line 'size', expected none")
    expect(() => reckoned({ amount: 0 }).size).toThrow("names the figure 'size', expected none")
  })
})
