import { describe, expect, it } from 'vitest'
import { Exact } from './exact'
import { type Currency, currencySign, formatsFor } from './format'

/** Intl keeps figure and sign together with a no-break space. */
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
    expect(formatsFor('USD').money(beyond)).toBe(`$1${',000'.repeat(103)}.00`)
    expect(formatsFor().number(beyond.negated(), 0)).toBe(`-1${',000'.repeat(102)},001`)
  })

  it.each<[Currency, string]>([
    ['USD', '$'],
    ['GBP', '£'],
    ['EUR', '€'],
    ['AUD', 'A$'],
  ])('%s has the sign %s', (currency, sign) => {
    expect(currencySign(currency)).toBe(sign)
  })
})

describe('other figures', () => {
  const english = formatsFor()
  const german = formatsFor('EUR', 'de')

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
