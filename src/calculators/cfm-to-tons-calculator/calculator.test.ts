import { describe, expect, it } from 'vitest'
import fc from '../../../test/generated'
import { shownLines, wholeLines } from '../../../test/shown'
import calculator from './calculator'

const lines = shownLines(calculator)
const TO_CFM = { conversion: 'tons-to-cfm' } as const

const figure = (text: string | undefined) => Number(text?.replaceAll(',', ''))

describe('airflow to tons', () => {
  it.each([
    // 1.08 × 20 × 0.75 is 16.2 BTU/h per CFM.
    ['1200', '1.62'],
    ['10000', '13.5'],
    ['400', '0.54'],
    ['1', '0'],
    ['3.7', '0'],
    ['3.704', '0.01'],
    ['0.001', '0'],
    ['1000000000', '1,350,000'],
  ])('%s CFM is %s tons with the defaults', (cfm, tons) => {
    expect(lines({ cfm }).tons).toBe(tons)
  })

  it('rounds the exact value half up', () => {
    // 1000 × 12.5 × 1.08 × 0.5 ÷ 12000 = 0.5625
    expect(lines({ cfm: 1000, temperatureDifferential: 12.5, sensibleHeatFactor: 0.5 }).tons).toBe('0.56')
    // 50 × 10 × 1.08 × 1 ÷ 12000 = 0.045
    expect(lines({ cfm: 50, temperatureDifferential: 10, sensibleHeatFactor: 1 }).tons).toBe('0.05')
    // 250 × 18 × 1.08 × 1 ÷ 12000 = 0.405
    expect(lines({ cfm: 250, temperatureDifferential: 18, sensibleHeatFactor: 1 }).tons).toBe('0.41')
  })

  it.each(['', '0', '-1200', 'much'])('shows nothing for an airflow of %j', (cfm) => {
    expect(lines({ cfm })).toEqual({})
  })

  it('carries no heat without a difference or with a factor of 0', () => {
    expect(lines({ cfm: 1200, temperatureDifferential: 0 }).tons).toBe('0')
    expect(lines({ cfm: 1200, sensibleHeatFactor: 0 })).toEqual({ tons: '0' })
  })

  it('does not clamp', () => {
    expect(lines({ cfm: 1200, temperatureDifferential: -20 }).tons).toBe('-1.62')
    expect(lines({ cfm: 1200, sensibleHeatFactor: 1.5 }).tons).toBe('3.24')
  })
})

describe('tons to airflow', () => {
  it.each([
    ['3', '2,222.22'],
    ['1.62', '1,200'],
    ['0.01', '7.41'],
    ['1000000', '740,740,740.74'],
  ])('%s tons is %s CFM with the defaults', (tons, cfm) => {
    expect(lines({ ...TO_CFM, tons }).cfm).toBe(cfm)
  })

  it.each(['', '0', '-3', 'cold'])('shows nothing for %j tons', (tons) => {
    expect(lines({ ...TO_CFM, tons })).toEqual({})
  })

  it('shows nothing when it would divide by 0', () => {
    expect(lines({ ...TO_CFM, tons: 3, temperatureDifferential: 0 })).toEqual({})
    expect(lines({ ...TO_CFM, tons: 3, sensibleHeatFactor: 0 })).toEqual({})
  })
})

describe('both ways', () => {
  it.each(['', 'warm'])('counts a difference and a factor of %j as 20 and 0.75', (text) => {
    const cleared = { temperatureDifferential: text, sensibleHeatFactor: text }
    expect(lines({ cfm: 1200, ...cleared }).tons).toBe('1.62')
    expect(lines({ ...TO_CFM, tons: 3, ...cleared }).cfm).toBe('2,222.22')
  })

  it('never uses the field of the other conversion', () => {
    expect(lines({ cfm: 1200, tons: 3 })).not.toHaveProperty('cfm')
    expect(lines({ ...TO_CFM, cfm: 1200, tons: 3 })).not.toHaveProperty('tons')
    expect(lines({ ...TO_CFM, cfm: 1200, tons: '' })).toEqual({})
    expect(lines({ cfm: '', tons: 3 })).toEqual({})
  })

  it('falls back to airflow to tons', () => {
    expect(lines({ conversion: 'sideways', cfm: 1200, tons: 3 }).tons).toBe('1.62')
  })

  it('shows for comparison what the factor gives the other way round', () => {
    // Sensible tons: 1200 × 20 × 1.08 ÷ 12000 = 2.16; ÷ 0.75 = 2.88.
    expect(lines({ cfm: 1200 }).comparison).toBe('2.88')
    // 3 × 12000 × 0.75 ÷ 21.6 = 1250.
    expect(lines({ ...TO_CFM, tons: 3 }).comparison).toBe('1,250')
    const dry = lines({ cfm: 1200, sensibleHeatFactor: 1 })
    expect(dry.comparison).toBe(dry.tons)
  })

  it('comes back from CFM to tons to CFM', () => {
    const HALF_A_HUNDREDTH = 0.005
    fc.assert(
      fc.property(
        fc.integer({ min: 1000, max: 10_000_000 }),
        fc.integer({ min: 5, max: 40 }),
        fc.integer({ min: 10, max: 100 }),
        (hundredths, temperatureDifferential, percent) => {
          const cfm = hundredths / 100
          const setting = { temperatureDifferential, sensibleHeatFactor: percent / 100 }
          const tons = figure(lines({ ...setting, cfm }).tons)
          if (tons === 0) return
          const back = figure(lines({ ...setting, ...TO_CFM, tons }).cfm)
          const perTon = 12_000 / (1.08 * temperatureDifferential * (percent / 100))
          expect(Math.abs(back - cfm)).toBeLessThanOrEqual(
            perTon * HALF_A_HUNDREDTH + HALF_A_HUNDREDTH + 1e-6,
          )
        },
      ),
    )
  })

  it('gives the figure of the trade beside its own and says which is which, and one ton in the singular', () => {
    const dry = { temperatureDifferential: 10, sensibleHeatFactor: 1 }
    expect(wholeLines(calculator, { ...dry, cfm: 12_000 / 10.8 })).toEqual([
      'Cooling capacity: 1 ton (1,111.111111 CFM × 10 °F × 1.08 × 1 ÷ 12,000)',
      'Usual in the trade (÷ SHF): 1 ton (1,111.111111 CFM × 10 °F × 1.08 ÷ 1 ÷ 12,000: total capacity)',
    ])
    expect(wholeLines(calculator, { ...TO_CFM, tons: 1 })).toEqual([
      'Airflow: 740.74 CFM (1 ton × 12,000 ÷ (20 °F × 1.08 × 0.75), by this page’s formula, not for comparing with equipment)',
      'Usual in the trade (× SHF): 416.67 CFM (1 ton × 12,000 × 0.75 ÷ (20 °F × 1.08): air for the sensible share)',
    ])
  })
})
