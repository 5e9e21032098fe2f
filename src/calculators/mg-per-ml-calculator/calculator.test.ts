import { describe, expect, it } from 'vitest'
import { shownLines } from '../../../test/shown'
import { explain } from '../../engine/phrase'
import { unitText } from '../../engine/result'
import calculator from './calculator'

const lines = shownLines(calculator)

describe('mg per mL', () => {
  it.each([
    ['125', '4', '31.250', '3.125'],
    ['1', '3', '0.333', '0.033'],
    ['2', '3', '0.667', '0.067'],
    ['1000', '100', '10.000', '1.000'],
    ['', '5', '0.000', '0.000'],
    ['abc', '5', '0.000', '0.000'],
    ['0', '5', '0.000', '0.000'],
    ['-10', '4', '-2.500', '-0.250'],
    ['10', '-4', '-2.500', '-0.250'],
    ['0.0005', '1', '0.001', '0.000'],
    ['0.0004', '1', '0.000', '0.000'],
    ['1.0005', '1', '1.001', '0.100'],
    ['-0.0001', '1', '0.000', '0.000'],
    ['1000000000', '0.001', '1,000,000,000,000.000', '100,000,000,000.000'],
  ])('%s mg in %s mL', (mass, volume, concentration, percentWv) => {
    expect(lines({ mass, volume })).toEqual({ concentration, percentWv })
  })

  it.each(['', '0', '0.000', '-0', 'abc'])('shows nothing for a volume of %j', (volume) => {
    expect(lines({ mass: 125, volume })).toEqual({})
  })

  it('works out the percentage from the exact concentration, not from the rounded one', () => {
    // 50.005 ÷ 1 is 5.0005%, half-up 5.001%.
    expect(lines({ mass: 50.005, volume: 1 })).toEqual({ concentration: '50.005', percentWv: '5.001' })
    // 0.0049 mg/mL shows as 0.005; a tenth of it is 0.00049%, which shows as 0.000, not 0.001.
    expect(lines({ mass: 0.0049, volume: 1 })).toEqual({ concentration: '0.005', percentWv: '0.000' })
  })

  it('says how each figure came about, with its unit', () => {
    const result = calculator.run({ mass: '125', volume: '4' })
    expect(
      result?.lines.map(({ value, because = [] }) => [
        unitText(value).trim(),
        explain(because, calculator.formats),
      ]),
    ).toEqual([
      ['mg/mL', '125 mg ÷ 4 mL'],
      ['%', '31.25 mg/mL ÷ 10'],
    ])
  })

  it('says a figure in full that three decimals cut', () => {
    const percent = calculator.run({ mass: '0.005', volume: '1' })?.lines[1]
    expect(explain(percent?.because ?? [], calculator.formats)).toBe('0.005 mg/mL ÷ 10 = 0.0005')
  })
})
