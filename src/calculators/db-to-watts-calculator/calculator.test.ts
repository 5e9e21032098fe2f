import { describe, expect, it } from 'vitest'
import fc from '../../../test/generated'
import { shownLines } from '../../../test/shown'
import { filled } from '../../engine/filled'
import { unitText } from '../../engine/result'
import calculator from './calculator'

const lines = shownLines(calculator)
const toWatts = (dbType: string, value: number | string) =>
  lines({ conversion: 'db-to-watts', dbType, value })
const toDecibels = (dbType: string, value: number | string) =>
  lines({ conversion: 'watts-to-db', dbType, value })

const figure = (text: string | undefined) => Number(text?.replaceAll(',', ''))

describe('decibels to watts', () => {
  it.each([
    ['dbm', '30', '1.000000'],
    ['dbm', '1', '0.001259'],
    ['dbm', '3', '0.001995'],
    ['dbm', '0.5', '0.001122'],
    ['dbm', '12.345', '0.017159'],
    ['dbm', '20', '0.100000'],
    ['dbm', '36.99', '5.000345'],
    ['dbm', '60', '1,000.000000'],
    ['dbm', '-30', '0.000001'],
    ['dbm', '-33', '0.000001'],
    ['dbm', '-34', '0.000000'],
    ['dbm', '-5000', '0.000000'],
    ['dbm', '200', '100,000,000,000,000,000.000000'],
    ['dbm', '101.34', '13,614,446.824659'],
    ['dbw', '72.52', '17,864,875.748521'],
    ['dbw', '90.5', '1,122,018,454.301963'],
    ['dbw', '200.1', '102,329,299,228,075,413,096.627517'],
    ['dbw', '-1e300', '0.000000'],
    ['dbw', '3', '1.995262'],
    ['dbw', '-3', '0.501187'],
    ['dbw', '10', '10.000000'],
    ['dbw', '-60', '0.000001'],
    ['dbw', '0.01', '1.002305'],
    ['dbw', '-0.5', '0.891251'],
  ])('%s %s is %s W', (dbType, value, output) => {
    expect(toWatts(dbType, value).output).toBe(output)
  })

  it.each(['0', '-0', '0.00', '', 'loud'])('shows nothing for a level of %j', (value) => {
    expect(toWatts('dbm', value)).toEqual({})
    expect(toWatts('dbw', value)).toEqual({})
  })

  it('shows nothing when the power is beyond any number', () => {
    expect(toWatts('dbw', '3090')).toEqual({})
    expect(toWatts('dbm', '1e300')).toEqual({})
    expect(toWatts('dbw', '3060').output).toMatch(/^1(,000)+\.000000$/)
  })

  it('repeats what was entered, with its unit', () => {
    expect(toWatts('dbm', '30').input).toBe('30 dBm')
    expect(toWatts('dbw', '-2.5').input).toBe('-2.5 dBW')
  })
})

describe('a power below one watt', () => {
  const smaller = (value: number) => {
    const inputs = { conversion: 'db-to-watts', dbType: 'dbm', value }
    const line = calculator
      .run(filled(calculator.fields, inputs))
      ?.lines.find(({ key }) => key === 'smallerUnit')
    return line && `${lines(inputs).smallerUnit}${unitText(line.value)}`
  }

  it.each([
    [29.99, '997.7 mW'],
    [20, '100 mW'],
    [0.001, '1 mW'],
    [-0.1, '977.237 µW'],
    [-30, '1 µW'],
    [-67, '199.526 pW'],
    [-90, '1 pW'],
    [-130, '100 aW'],
    [-148, '1.585 aW'],
    // Thermal noise in one hertz.
    [-174, '3.981 zW'],
    [-200, '10 yW'],
  ])('%d dBm is also shown as %s', (value, shown) => {
    expect(smaller(value)).toBe(shown)
  })

  it('is not repeated from one watt up, nor when nothing is left of it', () => {
    expect(smaller(30)).toBeUndefined()
    expect(smaller(-211)).toBeUndefined()
    expect(smaller(-1e300)).toBeUndefined()
  })
})

describe('watts to decibels', () => {
  it.each([
    ['dbm', '1', '30.00'],
    ['dbm', '0.001', '0.00'],
    ['dbm', '0.5', '26.99'],
    ['dbm', '2', '33.01'],
    ['dbm', '0.0000123', '-19.10'],
    ['dbm', '1e-12', '-90.00'],
    ['dbm', '1000000000', '120.00'],
    ['dbw', '1', '0.00'],
    ['dbw', '30', '14.77'],
    ['dbw', '100', '20.00'],
    ['dbw', '0.5', '-3.01'],
    ['dbw', '1e306', '3,060.00'],
  ])('%s of %s W is %s', (dbType, value, output) => {
    expect(toDecibels(dbType, value).output).toBe(output)
  })

  it.each(['0', '-1', '', 'strong'])('shows nothing for a power of %j', (value) => {
    expect(toDecibels('dbm', value)).toEqual({})
    expect(toDecibels('dbw', value)).toEqual({})
  })

  it('shows nothing when the milliwatts are beyond any number', () => {
    expect(toDecibels('dbm', '1e306')).toEqual({})
  })

  it('repeats what was entered, however small', () => {
    expect(toDecibels('dbm', '0.000000001').input).toBe('0.000000001 W')
    expect(toDecibels('dbm', '1500').input).toBe('1,500 W')
  })
})

describe('both ways', () => {
  it('shows nothing for sound pressure', () => {
    expect(toWatts('dbspl', 94)).toEqual({})
    expect(toDecibels('dbspl', 94)).toEqual({})
  })

  it('falls back to decibels to watts, dBm and 8 Ω', () => {
    expect(lines({ conversion: 'sideways', dbType: 'dbx', impedance: '600', value: 30 })).toEqual({
      input: '30 dBm',
      output: '1.000000',
      impedance: '8 Ω',
    })
  })

  it.each(['4', '8', '16', '50', '75'])('only shows an impedance of %s', (impedance) => {
    expect(lines({ impedance, value: 30 })).toMatchObject({ output: '1.000000', impedance: `${impedance} Ω` })
  })

  const unit = (conversion: string, dbType: string) => {
    const line = calculator
      .run(filled(calculator.fields, { conversion, dbType, value: 2 }))
      ?.lines.find(({ key }) => key === 'output')
    return line && unitText(line.value).trim()
  }

  it('names the unit of the output', () => {
    expect([unit('db-to-watts', 'dbm'), unit('db-to-watts', 'dbw')]).toEqual(['W', 'W'])
    expect([unit('watts-to-db', 'dbm'), unit('watts-to-db', 'dbw')]).toEqual(['dBm', 'dBW'])
  })

  it('comes back from watts to dBm to watts as far as two decimals of a decibel allow', () => {
    const halfHundredth = 10 ** (0.005 / 10) - 1
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), fc.constantFrom('dbm', 'dbw'), (power, dbType) => {
        const level = toDecibels(dbType, power / 100).output
        // A level that reads 0.00 gives no result on the way back.
        if (figure(level) === 0) return
        const back = figure(toWatts(dbType, figure(level)).output)
        expect(Math.abs(back - power / 100)).toBeLessThanOrEqual((power / 100) * halfHundredth * 1.01 + 1e-6)
      }),
    )
  })
})
