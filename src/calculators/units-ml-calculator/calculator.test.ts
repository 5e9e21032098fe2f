import { describe, expect, it } from 'vitest'
import { shownLines } from '../../../test/shown'
import { explain } from '../../engine/phrase'
import { fullText, headlineOf } from '../../engine/result'
import calculator from './calculator'

const lines = shownLines(calculator)
const UNITS = Object.keys(calculator.rates)
const plain = (text: string | undefined) => Number(text?.replaceAll(',', ''))

/** Lines with their units, as the history keeps them. */
const texts = (quantity: string, fromUnit: string, toUnit: string) =>
  calculator
    .run({ quantity, fromUnit, toUnit })
    ?.lines.map(({ value }) => fullText(value, calculator.formats))

const reason = (quantity: string, fromUnit: string, toUnit: string) => {
  const breakdown = calculator.run({ quantity, fromUnit, toUnit })
  return breakdown && explain(headlineOf(breakdown).because ?? [], calculator.formats)
}

describe('volume units', () => {
  it('says that nothing was converted, and what four decimals do not show', () => {
    expect(reason('20', 'ml', 'ml')).toBe('20 × 1 mL ÷ 1 mL; the same unit twice, nothing is converted')
    expect(reason('1', 'drop', 'gallon')).toBe('1 × 0.05 mL ÷ 3,785.41 mL = 0.000013')
    expect(reason('2', 'cup', 'ml')).toBe('2 × 236.588 mL ÷ 1 mL')
  })

  it('names exactly one of every unit, and several', () => {
    const named = UNITS.map((unit) => [texts('1', unit, unit)?.[0], texts('2', unit, unit)?.[0]])
    expect(named).toEqual([
      ['1 mL', '2 mL'],
      ['1 US teaspoon', '2 US teaspoons'],
      ['1 US tablespoon', '2 US tablespoons'],
      ['1 US fluid ounce', '2 US fluid ounces'],
      ['1 US cup', '2 US cups'],
      ['1 US liquid pint', '2 US liquid pints'],
      ['1 imperial pint', '2 imperial pints'],
      ['1 US liquid quart', '2 US liquid quarts'],
      ['1 US gallon', '2 US gallons'],
      ['1 L', '2 L'],
      ['1 drop', '2 drops'],
      ['1 US fluid dram', '2 US fluid drams'],
    ])
  })

  it.each([
    ['ml', '1.0000'],
    ['tsp', '4.9289'],
    ['tbsp', '14.7868'],
    ['fl-oz', '29.5735'],
    ['cup', '236.5880'],
    ['pint-us', '473.1760'],
    ['pint-uk', '568.2610'],
    ['quart', '946.3530'],
    ['gallon', '3,785.4100'],
    ['liter', '1,000.0000'],
    ['drop', '0.0500'],
    ['dram', '3.6967'],
  ])('one %s is %s mL', (fromUnit, converted) => {
    expect(lines({ quantity: 1, fromUnit, toUnit: 'ml' }).converted).toBe(converted)
  })

  it.each([
    ['100', 'tsp', 'ml', '492.8920'],
    ['100', 'dram', 'ml', '369.6690'],
    ['1', 'liter', 'cup', '4.2268'],
    ['1', 'gallon', 'liter', '3.7854'],
    ['1', 'ml', 'drop', '20.0000'],
    ['3', 'tsp', 'tbsp', '1.0000'],
    ['1', 'pint-uk', 'fl-oz', '19.2152'],
  ])('%s %s to %s is %s', (quantity, fromUnit, toUnit, converted) => {
    expect(lines({ quantity, fromUnit, toUnit }).converted).toBe(converted)
  })

  it.each([
    ['', '0.0000'],
    ['abc', '0.0000'],
    ['0', '0.0000'],
    ['-2', '-473.1760'],
    ['-0.0000001', '0.0000'],
    ['0.00005', '0.0118'],
    ['1000000000', '236,588,000,000.0000'],
  ])('a quantity of %j US cups is %s mL', (quantity, converted) => {
    expect(lines({ quantity, fromUnit: 'cup' }).converted).toBe(converted)
  })

  it('rounds the exact decimal half-up', () => {
    expect(lines({ quantity: 0.00005 }).converted).toBe('0.0001')
    expect(lines({ quantity: 0.00004 }).converted).toBe('0.0000')
    expect(lines({ quantity: 1.00005 }).converted).toBe('1.0001')
  })

  it('takes an unknown unit for milliliters', () => {
    expect(lines({ quantity: 7, fromUnit: 'firkin', toUnit: 'firkin' }).converted).toBe('7.0000')
  })

  it.each(UNITS)('leaves %s alone when converted to itself', (unit) => {
    expect(lines({ quantity: 2.5, fromUnit: unit, toUnit: unit }).converted).toBe('2.5000')
  })

  it('names units in words that fit the quantity', () => {
    expect(texts('2', 'cup', 'ml')).toEqual(['2 US cups', '473.1760 mL'])
    expect(texts('1', 'pint-uk', 'pint-us')).toEqual(['1 imperial pint', '1.2010 US liquid pints'])
    expect(texts('1', 'drop', 'drop')).toEqual(['1 drop', '1.0000 drops'])
    expect(texts('0.5', 'dram', 'fl-oz')).toEqual(['0.5 US fluid drams', '0.0625 US fluid ounces'])
    expect(texts('0.0000001', 'liter', 'ml')).toEqual(['0.0000001 L', '0.0001 mL'])
    expect(texts('1', 'liter', 'tsp')).toEqual(['1 L', '202.8842 US teaspoons'])
  })

  it('takes mL to cups and back', () => {
    expect(lines({ quantity: 500, toUnit: 'cup' }).converted).toBe('2.1134')
    expect(plain(lines({ quantity: 2.1134, fromUnit: 'cup' }).converted)).toBeCloseTo(500, 1)
  })
})
