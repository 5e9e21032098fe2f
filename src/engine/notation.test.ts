import { describe, expect, it } from 'vitest'
import fc from '../../test/generated'
import { formatsFor } from './format'
import { GERMAN } from './german'
import { isOwnNotation, readNotation } from './notation'

const read = (text: string, language: 'en' | 'de') => readNotation(text, language)?.toDecimal()

describe('numbers as people write them', () => {
  it.each([
    // The same on every page.
    ['12,5', '12.5', '12.5'],
    ['12.5', '12.5', '12.5'],
    ['1.234,50', '1234.5', '1234.5'],
    ['1,234.50', '1234.5', '1234.5'],
    ['$1,234.50', '1234.5', '1234.5'],
    ['1 234,50 €', '1234.5', '1234.5'],
    ['1\u00a0234,50\u00a0€', '1234.5', '1234.5'],
    ['1\u202f234\u202f567,5', '1234567.5', '1234567.5'],
    ["1'234.50", '1234.5', '1234.5'],
    ['1’234’567.50', '1234567.5', '1234567.5'],
    ["1'234.500", '1234.5', '1234.5'],
    ['A$99.95', '99.95', '99.95'],
    ['USD 5', '5', '5'],
    ['-$3.00', '-3', '-3'],
    ['$-3.00', '-3', '-3'],
    ['−5', '-5', '-5'],
    ['– 5,25', '-5.25', '-5.25'],
    ['minus 5', '-5', '-5'],
    ['Minus 3/8', '-0.375', '-0.375'],
    ['5 minus 3', undefined, undefined],
    ['Terminus 5', '5', '5'],
    ['+5', '5', '5'],
    ['5.', '5', '5'],
    ['5,', '5', '5'],
    [',5', '0.5', '0.5'],
    ['12 %', '12', '12'],
    ['12x', '12', '12'],
    ['5 ft', '5', '5'],
    ['20 m2', '20', '20'],
    ['20 m²', '20', '20'],
    ['20m2', '20', '20'],
    ['20 cm3', '20', '20'],
    ['0.87 g/cm³', '0.87', '0.87'],
    ['870 kg/m3', '870', '870'],
    ['20 m2 of wall', '20', '20'],
    ['5 1/2', '5.5', '5.5'],
    ['5-1/2"', '5.5', '5.5'],
    ['5½', '5.5', '5.5'],
    ['½', '0.5', '0.5'],
    ['10 11/16', '10.6875', '10.6875'],
    ['1/2', '0.5', '0.5'],
    ['-3/8 in', '-0.375', '-0.375'],
    ['2 ⅔', '2.6666666667', '2.6666666667'],
    ['300k', '300000', '300000'],
    ['$1.5K', '1500', '1500'],
    ['1.5 million', '1500000', '1500000'],
    ['-2 millions of dollars', '-2000000', '-2000000'],
    ['1,5 Mio. €', '1500000', '1500000'],
    ['3 Millionen', '3000000', '3000000'],
    ['40 Tsd.', '40000', '40000'],
    ['5 thousand', '5000', '5000'],
    ['5tsd', '5000', '5000'],
    ['3mio', '3000000', '3000000'],
    ['minus  5', '-5', '-5'],
    ['minus5', '-5', '-5'],
    ['35 Cent', '0.35', '0.35'],
    ['35ct', '0.35', '0.35'],
    ['-5 cents', '-0.05', '-0.05'],
    ['30¢', '0.3', '0.3'],
    ['0.30 cents', '0.3', '0.3'],
    ['0,30 Cent', '0.3', '0.3'],
    ['1,000 cents', '10', '1'],
    ['1.000 Cent', '1', '10'],
    ['12 Centner', '12', '12'],
    ['99p', '0.99', '0.99'],
    ['50 pence', '0.5', '0.5'],
    ['£0.99p', '0.99', '0.99'],
    ['5 p', '5', '5'],
    ['5 pieces', '5', '5'],
    ['$1.5M', '1500000', '1500000'],
    ['$ 2m', '2000000', '2000000'],
    ['$5 mi', '5', '5'],
    ['$300,000.00.', '300000', '300000'],
    ['1.234,50.', '1234.5', '1234.5'],
    ['1,000,', '1000', '1'],
    ['12.5.', '12.5', '12.5'],
    ['ca. 50', '50', '50'],
    ['Rs.500', '500', '500'],
    ['USD .50', '0.5', '0.5'],
    ['$.50', '0.5', '0.5'],
    ['Fr. 12.50', '12.5', '12.5'],
    ['max. 12,5 %', '12.5', '12.5'],
    ['5 kg', '5', '5'],
    ['5km', '5', '5'],
    ['300 K', '300', '300'],
    ['1.5m', '1.5', '1.5'],
    ['1e3', '1000', '1000'],
    ['1,5e3', '1500', '1500'],
    ['1e12', '1000000000000', '1000000000000'],
    ['1E+3', '1000', '1000'],
    ['1e-3', '0.001', '0.001'],
    ['１２．５', '12.5', '12.5'],
    ['٣٫٥', '3.5', '3.5'],
    ['١٬٢٣٤', '1234', '1234'],
    ['۱۲۳', '123', '123'],
    ['۱۰', '10', '10'],
    ['1,23,456.50', '123456.5', '123456.5'],
    ['1,23,456', '123456', '123456'],
    ['1.234.567', '1234567', '1234567'],
    ['12.345.678', '12345678', '12345678'],
    ['1.234.567.890', '1234567890', '1234567890'],
    ['0,125', '0.125', '0.125'],
    ['0.125', '0.125', '0.125'],
    // A lone separator before three digits is the page's.
    ['1,234', '1234', '1.234'],
    ['1.234', '1.234', '1234'],
    ['12.345', '12.345', '12345'],
    ['1234,567', '1234.567', '1234.567'],
    // Nobody could say.
    ['', undefined, undefined],
    ['  ', undefined, undefined],
    ['abc', undefined, undefined],
    ['-', undefined, undefined],
    ['.', undefined, undefined],
    ['1.2.3', undefined, undefined],
    ['1.234.5678', undefined, undefined],
    ['1234.567.890', undefined, undefined],
    ['١٬٢', undefined, undefined],
    ['1,2.3,4', undefined, undefined],
    ['1/0', undefined, undefined],
    ['1/2/3', undefined, undefined],
    ['5 6', undefined, undefined],
    ['2026-11-15', undefined, undefined],
    ['1e400', undefined, undefined],
    ['$'.repeat(300), undefined, undefined],
  ])('%j is %s in English and %s in German', (text, english, german) => {
    expect([read(text, 'en'), read(text, 'de')]).toEqual([english, german])
  })

  it.each(['USD', 'GBP', 'AUD', 'EUR'] as const)(
    'reads back every amount that a page in %s shows',
    (currency) => {
      const formats = formatsFor(currency, currency === 'EUR' ? GERMAN : undefined)
      fc.assert(
        fc.property(fc.integer({ min: -1e12, max: 1e12 }), (cents) => {
          const shown = formats.money(cents / 100)
          expect(readNotation(shown, formats.language)?.equals(cents / 100)).toBe(true)
          expect(isOwnNotation(shown, formats.language)).toBe(true)
        }),
      )
    },
  )

  it('reads what a number field holds on an English page as the field would', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), fc.integer({ min: 0, max: 6 }), (digits, places) => {
        const text = (digits / 10 ** places).toFixed(places)
        expect(readNotation(text, 'en')?.equals(Number(text))).toBe(true)
      }),
    )
  })

  it('reads two hundred letters, and beyond them plain digits alone', () => {
    const digits = '1'.repeat(199)
    expect(read(`$${digits}`, 'en')).toBe(digits)
    expect(read(`$${digits}1`, 'en')).toBeUndefined()
    expect(read(`${digits}11`, 'en')).toBe(`${digits}11`)
  })

  it('never throws, and takes no longer for longer texts', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void readNotation(text, 'en')))
    for (const text of ['1'.repeat(100_000), '1,'.repeat(50_000), ' '.repeat(100_000), '1 '.repeat(50_000)])
      readNotation(text, 'de')
    for (const text of ['a'.repeat(199), 'a$'.repeat(99), ' '.repeat(199)]) isOwnNotation(`${text}x`, 'en')
  })
})

describe('what the page itself would write', () => {
  it.each([
    ['1,234.50', true, false],
    ['1.234,50 €', false, true],
    ['12.5', true, false],
    ['12,5', false, true],
    ['-$3.00', true, false],
    ['-3,00 €', false, true],
    ['100', true, true],
    ['12x', false, false],
    ['1 234', false, false],
    [' 12 ', true, true],
    ['.5', true, false],
    [',5', false, true],
    ['-€3,00', false, true],
    ['US$12', true, true],
    ['A$ 12', true, true],
    ['-US$12', true, true],
    ['EUR 12', false, false],
    ['GBP12', false, false],
    ['EUR $12', false, false],
    ['minus 5', false, false],
    ['１２', false, false],
    ['1'.repeat(200), true, true],
    ['1'.repeat(201), false, false],
  ])('%j: English %s, German %s', (text, english, german) => {
    expect([isOwnNotation(text, 'en'), isOwnNotation(text, 'de')]).toEqual([english, german])
  })
})
