import { describe, expect, it } from 'vitest'
import fc from '../../test/generated'
import { currencySign } from './currency-sign'
import { Exact } from './exact'
import { type Currency, formatsFor } from './format'
import { GERMAN } from './german'

/** Keeps figure and sign together. */
const NBSP = '\u00a0'

describe('money', () => {
  it.each<[Currency, number, string]>([
    ['USD', 1234.5, '$1,234.50'],
    ['GBP', 1234.5, '£1,234.50'],
    ['EUR', 1234.5, `1.234,50${NBSP}€`],
    ['AUD', 1234.5, 'A$1,234.50'],
    ['USD', -3, '-$3.00'],
    ['USD', -0.001, '$0.00'],
    ['USD', 14.835, '$14.84'],
    ['USD', 1.005, '$1.01'],
  ])('%s %d reads %s', (currency, value, text) => {
    expect(formatsFor(currency).money(value)).toBe(text)
  })

  it('keeps every digit of amounts beyond a float', () => {
    const huge = Exact.read('12345678901234567890.125') as Exact
    expect(formatsFor('USD').money(huge)).toBe('$12,345,678,901,234,567,890.13')
  })

  it('never writes ∞', () => {
    const beyond = Exact.read('1e308')?.times(10).plus(0.5) as Exact
    expect(formatsFor('USD').money(beyond)).toBe(`$1${',000'.repeat(103)}.50`)
    expect(formatsFor().number(beyond.negated(), 0)).toBe(`-1${',000'.repeat(102)},001`)
  })

  it('has its sign where its country writes it', () => {
    expect(currencySign('USD')).toEqual({ before: '$' })
    expect(currencySign('GBP')).toEqual({ before: '£' })
    expect(currencySign('AUD')).toEqual({ before: 'A$' })
    expect(currencySign('EUR')).toEqual({ after: '€' })
  })
})

describe('everything is written as Intl writes it', () => {
  const LOCALES = { USD: 'en-US', GBP: 'en-GB', EUR: 'de-DE', AUD: 'en-GB' } as const
  const anyAmount = fc.tuple(
    fc.bigInt({ min: -(10n ** 18n), max: 10n ** 18n }),
    fc.integer({ min: 0, max: 6 }),
  )

  it.each(Object.entries(LOCALES) as [Currency, string][])('%s', (currency, locale) => {
    const formats = formatsFor(currency)
    fc.assert(
      fc.property(anyAmount, fc.nat(6), fc.nat(6), ([digits, shift], some, more) => {
        const value = (Exact.read(String(digits)) as Exact).over(10 ** shift)
        const intl = (places: number, options: Intl.NumberFormatOptions) =>
          new Intl.NumberFormat(locale, { maximumFractionDigits: places, ...options }).format(
            value.toText(places) as Intl.StringNumericLiteral,
          )
        const [minDecimals, maxDecimals] = [Math.min(some, more), Math.max(some, more)]
        expect(formats.money(value)).toBe(intl(2, { style: 'currency', currency }))
        expect(formats.percent(value)).toBe(intl(20, { style: 'unit', unit: 'percent' }))
        expect(formats.number(value, maxDecimals, minDecimals)).toBe(
          intl(maxDecimals, { minimumFractionDigits: minDecimals }),
        )
      }),
      { numRuns: 300 },
    )
  })
})

describe('other figures', () => {
  const english = formatsFor()
  const german = formatsFor('EUR', GERMAN)

  it('writes percentages', () => {
    expect(english.percent(12.9)).toBe('12.9%')
    expect(german.percent(2.49)).toBe(`2,49${NBSP}%`)
  })

  it('drops zeros beyond the least number of decimals', () => {
    expect(english.number(19.5, 4)).toBe('19.5')
    expect(english.number(31.25, 3, 3)).toBe('31.250')
    expect(english.number(1380, 2)).toBe('1,380')
    expect(german.number(1380.5, 2)).toBe('1.380,5')
  })
})
