import { describe, expect, it } from 'vitest'
import fc from '../../../test/generated'
import { shownLines } from '../../../test/shown'
import { explain } from '../../engine/phrase'
import calculator from './calculator'

const lines = shownLines(calculator)

const STORE = { rentableSqft: 2500, rate: 28.5, cam: 6000, taxes: 4200, insurance: 1500 }

const cents = (shown = '') => Math.round(Number(shown.replace(/[$,]/g, '')) * 100)

describe('commercial lease', () => {
  it.each(['', '0', '-1', 'abc'])('has no result with an area or a rate of %j', (figure) => {
    expect(lines({ ...STORE, rentableSqft: figure })).toEqual({})
    expect(lines({ ...STORE, rate: figure })).toEqual({})
  })

  it('starts just above 0', () => {
    expect(lines({ rentableSqft: 0.01, rate: 0.01 })).toMatchObject({
      baseRent: '$0.00',
      annualRent: '$0.00',
      monthlyRent: '$0.00',
    })
  })

  it('needs none of the additional charges', () => {
    expect(lines({ rentableSqft: 1200, rate: 34 })).toEqual({
      baseRent: '$40,800.00',
      totalAdditional: '$0.00',
      annualRent: '$40,800.00',
      allInRate: '$34.00',
      monthlyRent: '$3,400.00',
    })
  })

  it.each([
    ['cam', '$77,250.00'],
    ['taxes', '$75,450.00'],
    ['insurance', '$72,750.00'],
  ] as const)('adds %s on its own', (charge, annualRent) => {
    const { rentableSqft, rate } = STORE
    expect(lines({ rentableSqft, rate, [charge]: STORE[charge] }).annualRent).toBe(annualRent)
  })

  it.each(['gross', 'modified-gross', 'net', 'triple-net', 'unknown'])(
    'a %s lease adds up alike',
    (leaseType) => {
      expect(lines({ ...STORE, leaseType })).toEqual({
        baseRent: '$71,250.00',
        totalAdditional: '$11,700.00',
        annualRent: '$82,950.00',
        allInRate: '$33.18',
        monthlyRent: '$6,912.50',
      })
    },
  )

  it.each([
    ['0.05', '$0.00'],
    ['0.06', '$0.01'],
    ['0.17', '$0.01'],
    ['0.18', '$0.02'],
    ['100', '$8.33'],
    ['1000000000', '$83,333,333.33'],
  ])('rounds a twelfth of $%s half-up to %s', (rate, monthlyRent) => {
    expect(lines({ rentableSqft: 1, rate }).monthlyRent).toBe(monthlyRent)
  })

  it('rounds base rent and charges so that they add up', () => {
    // 28,347.1665 + 0.335 = 28,347.5015: rounded one by one the parts would come to .51
    expect(lines({ rentableSqft: 1000.5, rate: 28.333, cam: 0.335 })).toMatchObject({
      baseRent: '$28,347.17',
      totalAdditional: '$0.33',
      annualRent: '$28,347.50',
      monthlyRent: '$2,362.29',
    })
  })

  it('adds up to the cent whatever is entered', () => {
    const thousandths = fc.integer({ min: 1, max: 10_000_000 }).map((value) => value / 1000)
    fc.assert(
      fc.property(
        fc.tuple(thousandths, thousandths, thousandths, thousandths),
        ([sqft, rate, cam, taxes]) => {
          const shown = lines({ rentableSqft: sqft, rate, cam, taxes })
          expect(cents(shown.baseRent) + cents(shown.totalAdditional)).toBe(cents(shown.annualRent))
        },
      ),
    )
  })

  it('takes a credit as a negative charge', () => {
    expect(lines({ ...STORE, cam: -700, taxes: 0, insurance: 0 })).toMatchObject({
      totalAdditional: '-$700.00',
      annualRent: '$70,550.00',
    })
  })

  it('explains the base rent with the rate as it was typed', () => {
    const reason = (rate: string) => {
      const result = calculator.run({ rentableSqft: '2000', rate })
      return explain(result?.lines[0]?.because ?? [], calculator.formats)
    }
    expect(reason('28.5')).toBe('2,000 sq ft × $28.50')
    expect(reason('28.125')).toBe('2,000 sq ft × 28.125 dollars')
  })
})
