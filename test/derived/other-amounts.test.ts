import { describe, expect, it } from 'vitest'
import { calculators } from '../../src/calculators/registry'
import { type Calculator, filled } from '../../src/engine/calculator'
import { otherAmounts } from '../../src/engine/other-amounts'
import { principalOf } from '../../src/engine/principal'
import { rate } from '../../src/engine/rates'
import type { Breakdown } from '../../src/engine/result'
import { shop } from './shop'

const around = (calculator: Calculator, price: string) =>
  otherAmounts(calculator, { price }, calculator.run({ price }) as Breakdown)

const fixed = shop({ fees: [rate({ label: 'Fee', percent: 10, fixed: 1 })] })

describe('other amounts', () => {
  it('stand around the visitor’s own, which is one of them as it was typed', () => {
    const { rows = [] } = around(fixed, '37.42') ?? {}
    expect(rows.map(({ amount }) => amount.toNumber())).toEqual([
      3.7, 9.4, 19, 28, 37.42, 56, 75, 110, 190, 370,
    ])
    expect(rows.filter(({ isOwn }) => isOwn).map(({ amount }) => amount.toNumber())).toEqual([37.42])
  })

  it('show what a fixed fee takes from small amounts', () => {
    const { rows = [], measure } = around(fixed, '100') ?? {}
    expect(measure).toBe('kept')
    expect(rows[0]?.height.toNumber()).toBeCloseTo(80)
    expect(rows.find(({ isOwn }) => isOwn)?.height.toNumber()).toBeCloseTo(89)
    expect(rows.at(-1)?.height.toNumber()).toBeCloseTo(89.9)
  })

  it('of a purchase show what fees come to', () => {
    const { rows = [], measure } =
      around(shop({ fees: [rate({ label: 'Fee', percent: 10, fixed: 1 })], end: 'total' }), '100') ?? {}
    expect(measure).toBe('added')
    expect(rows.find(({ isOwn }) => isOwn)?.height.toNumber()).toBeCloseTo(11)
  })

  it('are left out where every amount gives the same share, and without an amount', () => {
    expect(around(shop({ fees: [rate({ label: 'Fee', percent: 10 })] }), '100')).toBeUndefined()
    for (const price of ['', '0', '-5', '1e13']) expect(around(fixed, price)).toBeUndefined()
  })

  it('are left out where shares differ by the rounding of cents alone, not where a fixed cent does it', () => {
    const share = shop({ fees: [rate({ label: 'Fee', percent: 1.75 })] })
    for (const price of ['85.5', '250', '9.99', '0.37']) expect(around(share, price)).toBeUndefined()
    expect(around(shop({ fees: [rate({ label: 'Fee', percent: 1.75, fixed: 0.01 })] }), '10')).toBeDefined()
  })

  it('are left out where ten times as much gives ten times as many, but for rounding', () => {
    const proportional = ['area-per-person', 'board-coverage', 'parking-area'].map(
      (name) => calculators.find(({ slug }) => slug === `${name}-calculator`)?.calculator,
    )
    for (const calculator of proportional.filter((found) => found !== undefined)) {
      const raw = filled(calculator.fields, calculator.examples[0]?.inputs ?? {})
      expect(otherAmounts(calculator, raw, calculator.run(raw) as Breakdown)).toBeUndefined()
    }
  })

  it('are left out where a figure may as well be negative: ten times 30 dBm is no level', () => {
    const signed = calculators.filter(({ calculator }) => principalOf(calculator)?.field.signed)
    expect(signed.length).toBeGreaterThan(0)
    for (const { calculator } of signed)
      for (const { inputs } of calculator.examples) {
        const raw = filled(calculator.fields, inputs)
        expect(otherAmounts(calculator, raw, calculator.run(raw) as Breakdown)).toBeUndefined()
      }
  })

  it.each(calculators)('of $slug are its own results', ({ calculator }) => {
    for (const { inputs } of calculator.examples) {
      const raw = filled(calculator.fields, inputs)
      const own = calculator.run(raw) as Breakdown
      const { rows } = otherAmounts(calculator, raw, own) ?? {}
      if (!rows) continue
      expect(rows.length).toBeGreaterThanOrEqual(8)
      expect(rows.length).toBeLessThanOrEqual(12)
      for (const { height, breakdown } of rows) {
        expect(Number.isFinite(height.toNumber())).toBe(true)
        expect(breakdown.headline).toBe(own.headline)
      }
    }
  })
})

it('many calculators have them', () => {
  const having = calculators.filter(({ calculator }) =>
    calculator.examples.some(({ inputs }) => {
      const raw = filled(calculator.fields, inputs)
      const own = calculator.run(raw)
      return own && otherAmounts(calculator, raw, own)
    }),
  )
  expect(having.length).toBeGreaterThan(10)
})
