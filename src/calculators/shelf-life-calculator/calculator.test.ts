import { describe, expect, it } from 'vitest'
import { shownLines, wholeLines } from '../../../test/shown'
import { quote } from '../../engine/quote'
import calculator from './calculator'

const lines = shownLines(calculator)

const Q_RULE = { method: 'q-rule', testTemperature: 40, storageTemperature: 25, daysToDefect: 30 }
const ARRHENIUS = { ...Q_RULE, method: 'arrhenius', activationEnergy: 83.14 }

describe('shelf life', () => {
  it('works nothing out before a method is chosen', () => {
    expect(lines({ ...ARRHENIUS, method: '' })).toEqual({})
    expect(lines({ ...ARRHENIUS, method: 'unknown' })).toEqual({})
    expect(lines()).toEqual({})
  })

  it.each([0, -1, '', 'abc'])('shows nothing for %j days', (daysToDefect) => {
    expect(lines({ ...Q_RULE, daysToDefect })).toEqual({})
    expect(lines({ ...ARRHENIUS, daysToDefect })).toEqual({})
  })

  it('offers its methods by name, and temperatures below zero', () => {
    const { method, ...others } = calculator.fields
    expect(method).toMatchObject({
      options: [
        ['', 'Choose a method'],
        ['q-rule', 'Q-rule'],
        ['arrhenius', 'Arrhenius'],
      ],
    })
    expect(others).toMatchObject({ testTemperature: { signed: true }, storageTemperature: { signed: true } })
  })

  it('lists what nobody can change with its unit', () => {
    const { gas, joules, kelvin } = quote(calculator).rate
    expect([gas, joules, kelvin]).toEqual(['8.314 J/(mol·K)', '1,000 J', '273.15 K'])
  })

  it('names method and conditions', () => {
    expect(lines(Q_RULE)).toMatchObject({ method: 'Q-rule', conditions: 'tested at 40 °C, stored at 25 °C' })
    expect(lines({ ...ARRHENIUS, storageTemperature: -18.5 })).toMatchObject({
      method: 'Arrhenius',
      conditions: 'tested at 40 °C, stored at -18.5 °C',
    })
  })

  describe('by the Q-rule', () => {
    it.each([
      // test, storage, days; days × 2^((storage − test) ÷ 10), and with the temperatures exchanged
      [30, 20, 100, '50', '200'],
      [20, 30, 100, '200', '50'],
      [45, 25, 90, '22.5', '360'],
      [25, 25, 90, '90', '90'],
      [-10, 10, 8, '32', '2'],
      [55, 5, 64, '2', '2,048'],
      [40, 25, 30, '10.61', '84.85'],
      [10, 0, 1.005, '0.5', '2.01'],
      [25, 25, 1.005, '1.01', '1.01'],
    ])(
      'tested at %d, stored at %d, %d days',
      (testTemperature, storageTemperature, daysToDefect, days, inverse) => {
        const shown = lines({ method: 'q-rule', testTemperature, storageTemperature, daysToDefect })
        expect(shown).toMatchObject({ shelfLifeDays: days, inverseReading: inverse })
      },
    )

    it.each(['0', '', 'abc', '-0'])('shows nothing for a test temperature of %j', (testTemperature) => {
      expect(lines({ ...Q_RULE, testTemperature })).toEqual({})
    })

    it('does not look at the activation energy', () => {
      expect(lines({ ...Q_RULE, activationEnergy: 50 })).toEqual(lines(Q_RULE))
      expect(lines({ ...Q_RULE, activationEnergy: -1 })).toEqual(lines(Q_RULE))
    })

    it('shows the inverse reading as an explanation, not as a result of its own', () => {
      const asides = calculator
        .run({ method: 'q-rule', testTemperature: '40', daysToDefect: '30' })
        ?.lines.filter(({ explanatory }) => explanatory)
      expect(asides?.map(({ key }) => key)).toEqual(['inverseReading'])
    })

    it('names both readings by when they apply, the specified one first', () => {
      expect(wholeLines(calculator, Q_RULE).slice(0, 3)).toEqual([
        'Shelf life: 10.61 days (If the days were counted at storage temperature: 30 days × 2^((25 − 40) ÷ 10), the same aging in the test at 40 °C)',
        'If the days were counted in the test at 40 °C: 84.85 days (30 days × 2^((40 − 25) ÷ 10), the shelf life in storage at 25 °C: 2.83 months)',
        'Shelf life in months: 0.35 months (10.606602 days ÷ 30, the first figure)',
      ])
    })

    it('counts one day and one month in the singular', () => {
      const [days, inTest, months] = wholeLines(calculator, {
        ...Q_RULE,
        testTemperature: 25,
        daysToDefect: 1,
      })
      expect(days).toMatch(/^Shelf life: 1 day \(.*: 1 day × /)
      expect(inTest).toMatch(/: 1 day \(1 day × .*: 0\.03 months\)$/)
      expect(months).toContain('(1 day ÷ 30, the first figure)')
      const month = wholeLines(calculator, { ...Q_RULE, testTemperature: 25 })
      expect(month[1]).toMatch(/: 30 days \(.*: 1 month\)$/)
      expect(month[2]).toMatch(/^Shelf life in months: 1 month /)
    })

    it('shows nothing where the power is beyond any number, and no inverse where only that is', () => {
      expect(lines({ ...Q_RULE, storageTemperature: 20000 })).toEqual({})
      const shown = lines({ ...Q_RULE, testTemperature: 20000 })
      expect(shown.shelfLifeDays).toBe('0')
      expect(shown).not.toHaveProperty('inverseReading')
    })
  })

  describe('by Arrhenius', () => {
    it.each([
      // worked out apart from this code, with R = 8.314 and 273.15
      [40, 25, 30, 83.14, '149.57'],
      [25, 40, 30, 83.14, '6.02'],
      [45, 25, 60, 50, '213.23'],
      [25, 5, 90, 50, '383.82'],
      [0, 25, 90, 50, '14.21'],
    ])(
      'tested at %d, stored at %d, %d days, %d kJ/mol',
      (testTemperature, storageTemperature, daysToDefect, activationEnergy, days) => {
        const shown = lines({
          method: 'arrhenius',
          testTemperature,
          storageTemperature,
          daysToDefect,
          activationEnergy,
        })
        expect(shown.shelfLifeDays).toBe(days)
        expect(shown).not.toHaveProperty('inverseReading')
      },
    )

    it('changes nothing where test and storage are equally warm', () => {
      expect(lines({ ...ARRHENIUS, storageTemperature: 40 }).shelfLifeDays).toBe('30')
    })

    it.each([0, -5, '', 'abc'])('shows nothing for an activation energy of %j', (activationEnergy) => {
      expect(lines({ ...ARRHENIUS, activationEnergy })).toEqual({})
    })

    it('shows nothing at absolute zero, where kelvin would be divided by', () => {
      expect(lines({ ...ARRHENIUS, testTemperature: -273.15 })).toEqual({})
      expect(lines({ ...ARRHENIUS, storageTemperature: -273.15 })).toEqual({})
    })

    it('shows nothing where the outcome is not finite', () => {
      expect(lines({ ...ARRHENIUS, activationEnergy: 1e300 })).toEqual({})
      expect(lines({ ...ARRHENIUS, storageTemperature: -273 })).toEqual({})
    })

    it('says how it came about', () => {
      expect(wholeLines(calculator, ARRHENIUS)[0]).toBe(
        'Shelf life: 149.57 days (30 days × e^(83.14 × 1,000 ÷ 8.314 × (1 ÷ 298.15 − 1 ÷ 313.15)))',
      )
    })

    it('comes back to the days it started from when test and storage change places', () => {
      const there = lines(ARRHENIUS).shelfLifeDays
      const back = lines({
        ...ARRHENIUS,
        testTemperature: 25,
        storageTemperature: 40,
        daysToDefect: String(there),
      })
      expect(Number(back.shelfLifeDays)).toBeCloseTo(30, 2)
    })
  })

  it('takes a blank storage temperature for 25 °C and a typed 0 for 0 °C', () => {
    expect(lines({ ...Q_RULE, storageTemperature: '' })).toEqual(lines(Q_RULE))
    expect(lines({ ...Q_RULE, storageTemperature: 0 }).conditions).toBe('tested at 40 °C, stored at 0 °C')
    expect(lines({ ...Q_RULE, storageTemperature: 0 }).shelfLifeDays).toBe('1.88')
  })

  it('counts 30 days to a month, from the exact days', () => {
    expect(lines({ ...Q_RULE, storageTemperature: 40, daysToDefect: 45 }).shelfLifeMonths).toBe('1.5')
    // 0.1499 days show as 0.15; a thirtieth of them is 0.004997, which shows as 0, not 0.01.
    expect(lines({ ...Q_RULE, storageTemperature: 40, daysToDefect: 0.1499 }).shelfLifeMonths).toBe('0')
  })
})
