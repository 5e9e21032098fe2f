import { describe, expect, it } from 'vitest'
import { shownLines, wholeLines } from '../../../test/shown'
import { filled } from '../../engine/filled'
import { unitText } from '../../engine/result'
import calculator from './calculator'

const lines = shownLines(calculator)
const PERSON = { gender: 'female', height: 100, waist: 50 }

const besideFigure = (key: string, inputs: Record<string, string | number>) => {
  const line = calculator.run(filled(calculator.fields, inputs))?.lines.find((found) => found.key === key)
  return line && unitText(line.value).trim()
}

describe('ideal waist', () => {
  it.each([
    ['39.999', '0.40', 'Underweight'],
    ['39.4', '0.39', 'Underweight'],
    ['0.001', '0.00', 'Underweight'],
    ['40', '0.40', 'Healthy'],
    ['50', '0.50', 'Healthy'],
    ['50.001', '0.50', 'Increased Risk'],
    ['50.5', '0.51', 'Increased Risk'],
    ['60', '0.60', 'Increased Risk'],
    ['60.001', '0.60', 'High Risk'],
    ['150', '1.50', 'High Risk'],
    ['1000000000', '10,000,000.00', 'High Risk'],
  ])('a waist of %s at a height of 100 has a ratio of %s: %s', (waist, whtr, healthStatus) => {
    expect(lines({ ...PERSON, waist })).toMatchObject({ whtr, healthStatus })
  })

  it.each([
    ['35', 'Ratio below 0.4'],
    ['45', 'Ratio from 0.4 up to and including 0.5'],
    ['55', 'Ratio above 0.5, up to and including 0.6'],
    ['65', 'Ratio above 0.6'],
  ])('says of a waist of %s at a height of 100: %s', (waist, reason) => {
    expect(wholeLines(calculator, { ...PERSON, waist }).join('\n')).toContain(reason)
  })

  it('judges the exact ratio, not a float', () => {
    // As floats 42.06 ÷ 70.1 is 0.6000000000000001 and 20.04 ÷ 50.1 is 0.39999999999999997.
    expect(lines({ ...PERSON, height: 70.1, waist: 42.06 }).healthStatus).toBe('Increased Risk')
    expect(lines({ ...PERSON, height: 50.1, waist: 20.04 }).healthStatus).toBe('Healthy')
  })

  it('shows sizes in the chosen units', () => {
    const sizes = { height: 68, waist: 34 }
    expect(lines({ ...PERSON, ...sizes })).toEqual({
      currentWaist: '34',
      idealWaist: '34',
      maxHealthyWaist: '40.8',
      whtr: '0.50',
      healthStatus: 'Healthy',
      units: 'Imperial (inches)',
    })
    expect(lines({ ...PERSON, ...sizes, units: 'metric' })).toEqual({
      currentWaist: '34',
      idealWaist: '34',
      maxHealthyWaist: '40.8',
      whtr: '0.50',
      healthStatus: 'Healthy',
      units: 'Metric (centimeters)',
    })
  })

  it('shows the other unit in brackets', () => {
    const sizes = { ...PERSON, height: 68, waist: 34 }
    // 34 × 2.54 = 86.36 and 40.8 × 2.54 = 103.632
    expect(besideFigure('currentWaist', sizes)).toBe('in (86.4 cm)')
    expect(besideFigure('maxHealthyWaist', sizes)).toBe('in (103.6 cm)')
    // 165 ÷ 2 = 82.5, ÷ 2.54 = 32.480…
    expect(besideFigure('idealWaist', { ...sizes, units: 'metric', height: 165 })).toBe('cm (32.5 in)')
    expect(besideFigure('idealWaist', { ...sizes, units: 'metric', height: 254 })).toBe('cm (50 in)')
  })

  it('comes back from inches to centimeters', () => {
    // 66.5 in and 35.5 in are 168.91 cm and 90.17 cm.
    const inInches = { ...PERSON, height: 66.5, waist: 35.5 }
    const inCentimetres = { ...PERSON, units: 'metric', height: 168.91, waist: 90.17 }
    expect(lines(inCentimetres).whtr).toBe(lines(inInches).whtr)
    expect(besideFigure('idealWaist', inInches)).toBe(`in (${lines(inCentimetres).idealWaist} cm)`)
    expect(besideFigure('idealWaist', inCentimetres)).toBe(`cm (${lines(inInches).idealWaist} in)`)
  })

  it('rounds sizes to one decimal, half up', () => {
    expect(lines({ ...PERSON, height: 66.5, waist: 33.25 })).toMatchObject({
      currentWaist: '33.3',
      idealWaist: '33.3',
      maxHealthyWaist: '39.9',
    })
  })

  it('needs a gender and does not use it', () => {
    expect(lines({ ...PERSON, gender: '' })).toEqual({})
    expect(lines({ ...PERSON, gender: 'unknown' })).toEqual({})
    expect(lines({ ...PERSON, gender: 'male' })).toEqual(lines(PERSON))
  })

  it.each(['', '0', '-5', '25', '80', 'old'])('is the same at an age of %j', (age) => {
    expect(lines({ ...PERSON, age })).toEqual(lines(PERSON))
  })

  it.each([
    ['height', ''],
    ['height', '0'],
    ['height', '-68'],
    ['height', 'tall'],
    ['waist', ''],
    ['waist', '0'],
    ['waist', '-34'],
    ['waist', 'slim'],
  ])('shows nothing when %s is %j', (name, text) => {
    expect(lines({ ...PERSON, [name]: text })).toEqual({})
  })

  it('says where risk begins beside the max healthy waist, and what Underweight means', () => {
    expect(wholeLines(calculator, PERSON)[2]).toBe(
      'Max healthy waist: 60 in (152.4 cm) (0.6 × 100 in; risk rises from 0.5 and is high above 0.6)',
    )
    expect(wholeLines(calculator, { ...PERSON, waist: 39 })[4]).toBe(
      'Status in this guide: Underweight (Ratio below 0.4: below the usual range)',
    )
  })

  it('falls back to imperial', () => {
    expect(lines({ ...PERSON, units: 'cubits' }).units).toBe('Imperial (inches)')
  })
})
