import { describe, expect, it } from 'vitest'
import { shownLines } from '../../../test/shown'
import { explain } from '../../engine/phrase'
import calculator from './calculator'

const lines = shownLines(calculator)

const ACRE = 43_560
/** A standard stall with half of its aisle: 9 × 18 + 24 × 9 ÷ 2. */
const STANDARD = 270

/** A lot that holds exactly this many standard spaces. */
const lotOf = (spaces: number, inputs = {}) =>
  lines({ landArea: spaces * STANDARD, efficiency: 100, ...inputs })

const reason = (key: string, inputs: Record<string, string>) => {
  const line = calculator.run(inputs)?.lines.find((candidate) => candidate.key === key)
  return explain(line?.because ?? [], calculator.formats)
}

describe('parking area', () => {
  it.each([
    [269.99, '0'],
    [270, '1'],
    [539.999, '1'],
    [540, '2'],
    [1e12, '3,703,703,703'],
  ])('%d sq ft of usable land hold %s spaces', (landArea, totalSpaces) => {
    expect(lines({ landArea, efficiency: 100 }).totalSpaces).toBe(totalSpaces)
  })

  it.each([
    [317.64, '0'],
    [317.65, '1'],
  ])('%d sq ft at the standard efficiency hold %s', (landArea, totalSpaces) => {
    expect(lines({ landArea }).totalSpaces).toBe(totalSpaces)
  })

  it.each(['', '0', '-1', 'abc'])('a land area of %j has no result', (landArea) => {
    expect(lines({ landArea })).toEqual({})
  })

  it('counts a cleared field as its standard value', () => {
    const cleared = { stallWidth: '', stallLength: '', aisleWidth: '', efficiency: '' }
    expect(lines({ landArea: ACRE, ...cleared })).toEqual(lines({ landArea: ACRE }))
    expect(lines({ landArea: ACRE, ...cleared })).toMatchObject({ totalSpaces: '137', efficiency: '85' })
  })

  it('counts a typed 0 as 0', () => {
    expect(lines({ landArea: ACRE, aisleWidth: 0 }).totalSpaces).toBe('228')
    expect(lines({ landArea: ACRE, stallLength: 0 }).totalSpaces).toBe('342')
    expect(lines({ landArea: ACRE, efficiency: 0 })).toMatchObject({ totalSpaces: '0', pavementArea: '0' })
  })

  it('has no result for a space that takes no area', () => {
    expect(lines({ landArea: ACRE, stallWidth: 0 })).toEqual({})
    expect(lines({ landArea: ACRE, stallLength: 0, aisleWidth: 0 })).toEqual({})
    expect(lines({ landArea: ACRE, stallLength: 12, aisleWidth: -24 })).toEqual({})
  })

  it('follows the formula also where a space takes less than no area', () => {
    // 37,026 ÷ -270 is -137.13, rounded down; 2% of -138 is -2.76, rounded up.
    expect(lines({ landArea: ACRE, stallWidth: -9, includeAda: true })).toMatchObject({
      totalSpaces: '-138',
      adaSpaces: '-2',
      regularSpaces: '0',
      pavementArea: '37,026',
    })
  })

  it.each([
    [0, '0', '0'],
    [1, '1', '0'],
    [50, '1', '49'],
    [51, '2', '49'],
    [100, '2', '98'],
    [101, '3', '98'],
  ])('of %d spaces %s are accessible and %s regular', (spaces, adaSpaces, regularSpaces) => {
    const shown = lines({ landArea: spaces * STANDARD + 1, efficiency: 100, includeAda: true })
    expect(shown).toMatchObject({ totalSpaces: String(spaces), adaSpaces, regularSpaces })
    expect(shown).not.toHaveProperty('evSpaces')
  })

  it.each([
    [20, '1', '19'],
    [21, '2', '19'],
    [40, '2', '38'],
    [41, '3', '38'],
  ])('of %d spaces %s are for EVs and %s regular', (spaces, evSpaces, regularSpaces) => {
    const shown = lotOf(spaces, { includeEv: true })
    expect(shown).toMatchObject({ evSpaces, regularSpaces })
    expect(shown).not.toHaveProperty('adaSpaces')
  })

  it('never shows regular spaces below 0', () => {
    expect(lotOf(1, { includeAda: true, includeEv: true })).toMatchObject({
      totalSpaces: '1',
      adaSpaces: '1',
      evSpaces: '1',
      regularSpaces: '0',
    })
    expect(lines({ landArea: 2700, efficiency: -10 })).toMatchObject({
      totalSpaces: '-1',
      regularSpaces: '0',
    })
  })

  it('sets nothing aside unless asked', () => {
    const shown = lotOf(100)
    expect(shown).toMatchObject({ totalSpaces: '100', regularSpaces: '100' })
    expect(shown).not.toHaveProperty('adaSpaces')
    expect(shown).not.toHaveProperty('evSpaces')
  })

  it.each(['90', '60', '45', 'unknown'])('an angle of %s changes nothing', (angle) => {
    expect(lines({ landArea: ACRE, angle })).toEqual(lines({ landArea: ACRE }))
  })

  it('rounds areas half-up to two decimals', () => {
    expect(lines({ landArea: 100.005, efficiency: 100 }).pavementArea).toBe('100.01')
    expect(lines({ landArea: 1000, efficiency: 82.345 })).toMatchObject({
      pavementArea: '823.45',
      efficiency: '82.35',
    })
  })

  it('says how each figure came about', () => {
    const one = { landArea: '270', efficiency: '100', includeAda: 'on', includeEv: 'on' }
    expect(reason('areaPerSpace', one)).toBe('9 × 18 + 24 × 9 ÷ 2')
    expect(reason('totalSpaces', one)).toBe('270 ÷ 270, rounded down; 90° stalls')
    expect(reason('totalSpaces', { ...one, angle: '60' })).toBe(
      '270 ÷ 270, rounded down; 90° stalls, fewer fit at 60°',
    )
    expect(reason('adaSpaces', one)).toBe('2% of 1, rounded up')
    expect(reason('regularSpaces', one)).toBe('1 − 1 − 1, not below 0')
    expect(reason('regularSpaces', { ...one, landArea: '27000' })).toBe('100 − 2 − 5')
    // What is set aside of less than nothing is added back.
    expect(reason('regularSpaces', { ...one, landArea: '27000', efficiency: '-100' })).toBe(
      '-100 + 2 + 5, not below 0',
    )
    expect(reason('regularSpaces', { landArea: '27000' })).toBe('No spaces are set aside')
  })
})
