import { describe, expect, it } from 'vitest'
import fc from '../../test/generated'
import { Exact, exact, larger, percentOf, smaller, sum } from './exact'

describe('reading a text', () => {
  it.each([
    ['100', '100.000'],
    ['85.5', '85.500'],
    ['.5', '0.500'],
    ['5.', '5.000'],
    [' 7 ', '7.000'],
    ['+3', '3.000'],
    ['-3.25', '-3.250'],
    ['1e3', '1000.000'],
    ['1.5E-2', '0.015'],
    ['0', '0.000'],
    ['-0', '0.000'],
    ['1e-400', '0.000'],
  ])('%j is %s', (text, shown) => {
    expect(Exact.read(text)?.toText(3)).toBe(shown)
  })

  it('is zero below the smallest float, whatever the exponent', () => {
    for (const text of ['1e-400', '0e-99999999999', '0e99999999999'])
      expect(Exact.read(text)?.isZero(), text).toBe(true)
  })

  it.each(['', ' ', '.', '-', 'abc', '1,5', '1.2.3', '0x10', 'Infinity', 'NaN', '1e400', '12e', '--1'])(
    '%j is unreadable',
    (text) => {
      expect(Exact.read(text)).toBeUndefined()
    },
  )

  it('counts eight hundred digits, not the zeros before them', () => {
    const written = (zeros: number, before = '') => Exact.read(`${before}1.${'0'.repeat(zeros)}1`)
    expect(written(798)?.equals(1)).toBe(false)
    expect(written(798, '0000')?.equals(1)).toBe(false)
    expect(written(799)?.equals(1)).toBe(true)
  })

  it('remembers a thousand numbers written in code, and no more', async () => {
    const unused = './exact?unused'
    const { exact: read }: { exact: typeof exact } = await import(/* @vite-ignore */ unused)
    const first = Array.from({ length: 1000 }, (_, value) => read(value))
    expect(first.every((known, value) => read(value) === known)).toBe(true)
    expect(read(1000)).not.toBe(read(1000))
    expect(read(1000).toText(0)).toBe('1000')
  })

  it('takes floats as the decimals they print as', () => {
    expect(exact(0.1).plus(0.2).equals(0.3)).toBe(true)
    expect(exact(1e21).toText(0)).toBe('1000000000000000000000')
    expect(Exact.fromFloat(Number.POSITIVE_INFINITY)).toBeUndefined()
    expect(() => exact(Number.NaN)).toThrow(new RangeError('Not a finite number: NaN'))
  })
})

describe('rounding half-up on the exact decimal', () => {
  it.each([
    [14.835, 2, '14.84'],
    [1.005, 2, '1.01'],
    [2.675, 2, '2.68'],
    [0.5, 0, '1'],
    [2.5, 0, '3'],
    [-1.005, 2, '-1.01'],
    [-0.001, 2, '0.00'],
    [1.0049999, 2, '1.00'],
    [0.0005, 3, '0.001'],
  ])('%d to %d places is %s', (value, places, shown) => {
    expect(exact(value).toText(places)).toBe(shown)
  })

  it('agrees with the sum of its digits for any decimal', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }), (thousandths) => {
        const value = exact(0.001).times(Exact.read(String(thousandths)) as Exact)
        const size = thousandths < 0n ? -thousandths : thousandths
        const hundredths = size / 10n + (size % 10n >= 5n ? 1n : 0n)
        const back = value.rounded(2).times(100).toText(0)
        expect(back).toBe(String(thousandths < 0n ? -hundredths : hundredths))
      }),
    )
  })
})

describe('arithmetic', () => {
  it('is exact where floats are not', () => {
    expect(exact(115).times(0.129).equals(14.835)).toBe(true)
    expect(exact(10).over(3).times(3).equals(10)).toBe(true)
    expect(exact(1).over(-4).equals(-0.25)).toBe(true)
    expect(exact(1).over(-4).toText(2)).toBe('-0.25')
    expect(exact(-1).over(-4).rounded(1).toText(1)).toBe('0.3')
  })

  it.each([
    [2.1, '2', '3', '2'],
    [-2.1, '-3', '-2', '-2'],
    [3, '3', '3', '3'],
    [-3, '-3', '-3', '-3'],
    [0, '0', '0', '0'],
  ])('%d has floor %s, ceiling %s and integer part %s', (value, floor, ceiling, integer) => {
    expect(exact(value).floor().toText(0)).toBe(floor)
    expect(exact(value).ceil().toText(0)).toBe(ceiling)
    expect(exact(value).truncated().toText(0)).toBe(integer)
  })

  it('rounds 10 boards × 10% up to 1, not to 2', () => {
    expect(percentOf(10, 10).ceil().toText(0)).toBe('1')
    expect(exact(0.1).times(3).times(10).ceil().toText(0)).toBe('3')
  })

  it('refuses to divide by zero', () => {
    expect(() => exact(1).over(0)).toThrow('Division by zero')
  })

  it('compares', () => {
    expect(exact(1).equals(2)).toBe(false)
    expect([exact(1).compare(2), exact(2).compare(2), exact(3).compare(2)]).toEqual([-1, 0, 1])
    expect(exact(99.99).isBelow(100)).toBe(true)
    expect(exact(100).isBelow(100)).toBe(false)
    expect(exact(100).isAbove(100)).toBe(false)
    expect(exact(100.01).isAbove(100)).toBe(true)
    expect(exact(-1).over(3).isBelow(0)).toBe(true)
    expect(exact(0).isZero()).toBe(true)
    expect(exact(0.001).isZero()).toBe(false)
  })

  it('sums and picks', () => {
    expect(sum([]).isZero()).toBe(true)
    expect(sum([0.1, 0.2, exact(0.3)]).equals(0.6)).toBe(true)
    expect(smaller(2, 3).equals(2)).toBe(true)
    expect(larger(2, 3).equals(3)).toBe(true)
    expect(percentOf(12.9, 115).equals(14.835)).toBe(true)
  })

  it('goes to a float and back', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true, min: 1e-300 }), (value) => {
        expect(exact(value).toNumber()).toBe(value)
      }),
    )
  })
})
