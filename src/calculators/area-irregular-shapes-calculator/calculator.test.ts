import { describe, expect, it } from 'vitest'
import { shownLines } from '../../../test/shown'
import { unitText } from '../../engine/result'
import calculator from './calculator'

const lines = shownLines(calculator)

describe('irregular area', () => {
  it.each([
    [['12.5', '7'], '19.5'],
    [[''], '0'],
    [['', 'abc', '3'], '3'],
    [['0.1', '0.2'], '0.3'],
    [['1.00005'], '1.0001'],
    [['1.00004'], '1'],
    [['-2', '5'], '3'],
    [['1000000', '0.5'], '1,000,000.5'],
    [[], '0'],
  ])('%j adds up to %s', (segmentValue, area) => {
    expect(lines({ segmentValue })).toEqual({ area })
  })

  it('only prints the unit of the result', () => {
    const unit = (resultUnit: string, value = '10') => {
      const line = calculator.run({ segmentValue: [value], resultUnit })?.lines[0]
      return line && unitText(line.value).trim()
    }
    expect([unit('ft2'), unit('m2'), unit('acres')]).toEqual(['ft²', 'm²', 'acres'])
    expect([unit('acres', '1.00004'), unit('acres', '1.0001')]).toEqual(['acre', 'acres'])
    expect(lines({ segmentValue: [10], resultUnit: 'acres' }).area).toBe('10')
  })
})
