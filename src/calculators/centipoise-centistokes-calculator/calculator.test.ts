import { describe, expect, it } from 'vitest'
import { shownLines } from '../../../test/shown'
import { unitText } from '../../engine/result'
import calculator from './calculator'

const lines = shownLines(calculator)
const DENSITIES = { water: 1, 'motor-oil': 0.85, 'hydraulic-fluid': 0.87, gasoline: 0.74, diesel: 0.84 }

describe('viscosity', () => {
  it('divides by the density one way and multiplies by it the other', () => {
    expect(lines({ viscosity: 85, density: 0.85 })).toEqual({ converted: '100.000' })
    expect(lines({ viscosity: 100, density: 0.85, conversion: 'cst-to-cp' })).toEqual({ converted: '85.000' })
  })

  it.each(['', '0', '0.00', 'abc', '1'])('takes a density of %j for that of water', (density) => {
    expect(lines({ viscosity: 12.5, density }).converted).toBe('12.500')
    expect(lines({ viscosity: 12.5, density, conversion: 'cst-to-cp' }).converted).toBe('12.500')
  })

  it.each([
    ['1', '0.3'],
    ['2', '0.33'],
    ['3', '0.333'],
    ['4', '0.3333'],
    ['5', '0.33333'],
    ['6', '0.333333'],
    ['7', '0.333'],
  ])('shows a third with precision %s as %s', (precision, converted) => {
    expect(lines({ viscosity: 1, density: 3, precision }).converted).toBe(converted)
  })

  it('keeps trailing zeros and rounds the exact decimal half-up', () => {
    expect(lines({ viscosity: 2, precision: '6' }).converted).toBe('2.000000')
    expect(lines({ viscosity: 1.005, precision: '2' }).converted).toBe('1.01')
    expect(lines({ viscosity: 0.0025, precision: '3' }).converted).toBe('0.003')
  })

  it.each([
    ['', ''],
    ['0', '0.87'],
    ['-46', '0.87'],
    ['46', '-0.87'],
    ['abc', '0.87'],
  ])('shows nothing for a viscosity of %j at a density of %j', (viscosity, density) => {
    expect(lines({ viscosity, density })).toEqual({})
    expect(lines({ viscosity, density, conversion: 'cst-to-cp' })).toEqual({})
  })

  it('shows a result above 0 even where its decimals are all 0', () => {
    expect(lines({ viscosity: 0.0001 }).converted).toBe('0.000')
  })

  it('separates thousands in a very large result', () => {
    expect(lines({ viscosity: 1e9, density: 0.5, precision: '1' }).converted).toBe('2,000,000,000.0')
  })

  it('falls back to cP to cSt for an unknown conversion', () => {
    expect(lines({ viscosity: 10, density: 0.5, conversion: 'unknown' }).converted).toBe('20.000')
  })

  it('names the unit that the result is in', () => {
    const unit = (conversion: string) => {
      const line = calculator.run({ viscosity: '10', conversion, precision: '3' })?.lines[0]
      return line && [line.label, unitText(line.value).trim()]
    }
    expect(unit('cp-to-cst')).toEqual(['Kinematic viscosity', 'cSt'])
    expect(unit('cst-to-cp')).toEqual(['Dynamic viscosity', 'cP'])
  })

  it.each(Object.entries(DENSITIES))('knows the density of %s', (fluid, density) => {
    expect(calculator.rates[fluid]).toMatchObject({ kind: 'constant', value: density, unit: 'g/cm³' })
  })

  it('has a button for these five fluids and no other', () => {
    expect(Object.keys(calculator.rates)).toEqual(Object.keys(DENSITIES))
  })
})
