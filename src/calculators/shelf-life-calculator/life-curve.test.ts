import { expect, it } from 'vitest'
import { filled } from '../../engine/filled'
import calculator from './calculator'
import { lifeAt, lifeCurve } from './life-curve'

const raw = (method: string) =>
  filled(calculator.fields, {
    method,
    testTemperature: 40,
    storageTemperature: 25,
    daysToDefect: 30,
    activationEnergy: 50,
  })

it.each(['q-rule', 'arrhenius'])(
  '%s: the curve goes through the test and is longer where it is cooler',
  (method) => {
    const life = lifeAt(calculator, raw(method), calculator.rates)
    expect(life(40)).toBeCloseTo(30, 6)
    const days = lifeCurve(life, 40, 25).map((reading) => reading.days)
    expect(days).toHaveLength(25)
    expect(days).toEqual(days.toSorted((a, b) => b - a))
  },
)

it('has room around two temperatures that are far apart', () => {
  const life = lifeAt(calculator, raw('arrhenius'), calculator.rates)
  const ends = (a: number, b: number) => {
    const curve = lifeCurve(life, a, b)
    return [curve[0]?.temperature, curve.at(-1)?.temperature]
  }
  expect(ends(40, 25)).toEqual([15, 50])
  expect(ends(60, 0)).toEqual([-21, 81])
})

it('has no life where the figure is beyond all numbers, not that of the other reading', () => {
  const hot = { ...raw('q-rule'), testTemperature: '20000' }
  expect(lifeAt(calculator, hot, calculator.rates)(25)).toBeUndefined()
})

it('is empty where there is no result', () => {
  expect(lifeCurve(lifeAt(calculator, raw(''), calculator.rates), 40, 25)).toEqual([])
})

it('is left out where no life is left', () => {
  expect(lifeCurve((temperature) => Math.max(0, 30 - temperature), 40, 25).at(-1)?.days).toBeGreaterThan(0)
})
