import { describe, expect, it } from 'vitest'
import { shownLines } from '../../../test/shown'
import { filled } from '../../engine/filled'
import { explain } from '../../engine/phrase'
import calculator from './calculator'

const lines = shownLines(calculator)

const told = (inputs: Record<string, string | number>) => {
  const result = calculator.run(filled(calculator.fields, inputs))
  return Object.fromEntries(
    (result?.lines ?? []).map(({ key, because = [] }) => [key, explain(because, calculator.formats)]),
  )
}

describe('the court filing fee', () => {
  it.each([
    ['california', '99999.99', '$435.00'],
    ['california', '100000', '$485.00'],
    ['california', '499999.999', '$485.00'],
    ['california', '500000', '$535.00'],
    ['newyork', '9999.99', '$45.00'],
    ['newyork', '10000', '$75.00'],
    ['newyork', '49999.99', '$75.00'],
    ['newyork', '50000', '$215.00'],
    ['newyork', '499999.99', '$215.00'],
    ['newyork', '500000', '$1,250.00'],
    ['texas', '1', '$300.00'],
    ['texas', '100000000', '$300.00'],
    ['florida', '49999.99', '$230.00'],
    ['florida', '50000', '$400.00'],
    ['other', '0', '$400.00'],
    ['other', '100000000', '$400.00'],
  ])('in %s for an estate of %s is %s', (state, estateValue, fee) => {
    expect(lines({ state, estateValue }).courtFilingFee).toBe(fee)
  })

  it.each([
    ['california', 99_999, 'estate below $100,000.00'],
    ['newyork', 20_000, 'estate below $50,000.00'],
    ['newyork', 500_000, 'estate of $500,000.00 or more'],
    ['florida', 50_000, 'estate of $50,000.00 or more'],
    ['texas', 50_000, 'the same for every estate'],
    ['other', 50_000, 'the same for every estate'],
  ])('in %s for an estate of %d says which step applies', (state, estateValue, because) => {
    expect(told({ state, estateValue }).courtFilingFee).toBe(because)
  })
})

describe('the California schedule', () => {
  it.each([
    ['0', '$0.00'],
    ['50000', '$2,000.00'],
    ['100000', '$4,000.00'],
    ['100001', '$4,000.03'],
    ['200000', '$7,000.00'],
    ['200001', '$7,000.02'],
    ['1000000', '$23,000.00'],
    ['1000001', '$23,000.01'],
    ['10000000', '$113,000.00'],
    ['10000002', '$113,000.01'],
    ['25000000', '$188,000.00'],
    ['25000001', '$188,000.00'],
    ['1000000000', '$188,000.00'],
  ])('pays attorney and executor alike for an estate of %s: %s', (estateValue, fee) => {
    expect(lines({ estateValue })).toMatchObject({ attorneyFee: fee, executorFee: fee })
  })

  it('is explained slice by slice', () => {
    const slices = '4% of $100,000.00 + 3% of $100,000.00 + 2% of $100,000.00'
    expect(told({ estateValue: 300_000 })).toMatchObject({ attorneyFee: slices, executorFee: slices })
  })

  it('still pays an executor who works without an attorney', () => {
    expect(lines({ estateValue: 300_000, needsAttorney: 'no' }).executorFee).toBe('$9,000.00')
  })
})

describe('the attorney fee elsewhere', () => {
  it.each([
    ['newyork', '$15,000.00'],
    ['texas', '$7,500.00'],
    ['florida', '$9,000.00'],
    ['other', '$12,000.00'],
  ])('in %s for $300,000 is %s', (state, fee) => {
    expect(lines({ state, estateValue: 300_000 }).attorneyFee).toBe(fee)
  })

  it.each([
    ['-20000', '$2,500.00'],
    ['', '$2,500.00'],
    ['99999.99', '$2,500.00'],
    ['100000', '$2,500.00'],
    ['104000', '$2,600.00'],
    ['123456.78', '$3,086.42'],
    ['999999', '$24,999.98'],
    ['1000000', '$25,000.00'],
    ['1000001', '$25,000.00'],
    ['1000000000', '$25,000.00'],
  ])('in Texas for an estate of %j is %s', (estateValue, fee) => {
    expect(lines({ state: 'texas', estateValue }).attorneyFee).toBe(fee)
  })

  it.each([
    [640_000, '$640,000.00 ÷ $10,000.00 = 64 units: $250.00 × 64'],
    [80_000, '$80,000.00 ÷ $10,000.00 = 8 units, charged as 10: $250.00 × 10'],
    [2_500_000, '$2,500,000.00 ÷ $10,000.00 = 250 units, charged as 100: $250.00 × 100'],
  ])('in Texas says how the units of %d were counted', (estateValue, because) => {
    expect(told({ state: 'texas', estateValue }).attorneyFee).toBe(because)
  })
})

describe('the executor fee', () => {
  it.each(['newyork', 'texas', 'florida', 'other'])('in %s is 2%%', (state) => {
    expect(lines({ state, estateValue: 300_000 }).executorFee).toBe('$6,000.00')
  })
})

describe('the appraisal', () => {
  it.each([
    ['0', '$0.00'],
    ['100000', '$200.00'],
    ['249999', '$500.00'],
    ['249900', '$499.80'],
    ['250000', '$500.00'],
    ['250100', '$500.00'],
    ['9000000', '$500.00'],
  ])('of an estate of %s is %s', (estateValue, fee) => {
    expect(lines({ estateValue }).appraisalFee).toBe(fee)
  })
})

describe('lines that may not apply', () => {
  const everything = [
    'courtFilingFee',
    'attorneyFee',
    'executorFee',
    'publicationFee',
    'bondFee',
    'appraisalFee',
    'accountingFee',
    'total',
  ]
  const ofTheWill = ['publicationFee', 'bondFee']
  const ofTheAttorney = ['attorneyFee', 'accountingFee']

  it.each([
    ['yes', 'yes', ofTheWill],
    ['yes', 'no', [...ofTheWill, ...ofTheAttorney]],
    ['no', 'yes', []],
    ['no', 'no', ofTheAttorney],
  ])('will: %s, attorney: %s', (hasWill, needsAttorney, leftOut) => {
    expect(Object.keys(lines({ hasWill, needsAttorney }))).toEqual(
      everything.filter((key) => !leftOut.includes(key)),
    )
  })

  it('cost what they should', () => {
    expect(lines({ estateValue: 80_000, hasWill: 'no' })).toMatchObject({
      publicationFee: '$150.00',
      bondFee: '$400.00',
      accountingFee: '$750.00',
    })
  })

  it('say what made them apply', () => {
    expect(told({ estateValue: 80_000, hasWill: 'no' })).toMatchObject({
      publicationFee: 'without a will',
      bondFee: '0.5% of $80,000.00',
      accountingFee: 'with an attorney',
    })
  })

  it('takes a missing or unknown choice for California, a will and an attorney', () => {
    expect(lines({ state: 'ohio', hasWill: 'perhaps', needsAttorney: '' })).toEqual(lines())
  })
})

describe('the total', () => {
  it.each([
    // 435 + 0 + 0 + 0 + 750
    ['', '$1,185.00'],
    ['unknown', '$1,185.00'],
    // 435 − 40 − 40 − 2 + 750
    ['-1000', '$1,103.00'],
    // 435 + 3,999.9996 × 2 + 199.99998 + 750
    ['99999.99', '$9,385.00'],
    // 435 + 0.0002 × 2 + 0.00001 + 750
    ['0.005', '$1,185.00'],
    // 535 + 188,000 × 2 + 500 + 750
    ['1000000000000', '$377,785.00'],
  ])('for a California estate of %j is %s', (estateValue, total) => {
    expect(lines({ estateValue }).total).toBe(total)
  })

  it('adds up everything at once', () => {
    // 1,250 + 40,000 + 16,000 + 150 + 4,000 + 500 + 750
    expect(lines({ state: 'newyork', estateValue: 800_000, hasWill: 'no' }).total).toBe('$62,650.00')
  })

  it('says what share of the estate it is, where there is one', () => {
    expect(told({ estateValue: 300_000 }).total).toBe('all lines together, about 6.58% of $300,000.00')
    expect(told({ estateValue: 0 }).total).toBe('all lines together')
    expect(told({ estateValue: -5 }).total).toBe('all lines together')
  })
})
