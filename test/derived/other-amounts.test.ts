import { describe, expect, it } from 'vitest'
import { calculators } from '../../src/calculators/registry'
import type { Calculator } from '../../src/engine/calculator'
import { integer, many, money } from '../../src/engine/fields'
import { filled } from '../../src/engine/filled'
import { otherAmounts } from '../../src/engine/other-amounts'
import { principalOf } from '../../src/engine/principal'
import { rate } from '../../src/engine/rates'
import type { Breakdown } from '../../src/engine/result'
import { shop } from './shop'

const around = (calculator: Calculator, price: string) =>
  otherAmounts(calculator, { price }, calculator.run({ price }) as Breakdown)

const fixed = shop({ fees: [rate({ label: 'Fee', percent: 10, fixed: 1 })] })

/** What the chart shows of every hundred, or the answer, from the lines as they are. */
function expectedHeight(measure: string, amount: number, { flow, lines, headline }: Breakdown): number {
  const value = lines.find(({ key }) => key === headline)?.value
  const answer = value?.kind === 'money' ? value.amount : value?.kind === 'number' ? value.value : undefined
  const start = flow?.settled?.start.toNumber() ?? Number.NaN
  switch (measure) {
    case 'kept':
      return ((flow?.kept?.amount.toNumber() ?? Number.NaN) * 100) / start
    case 'added':
      return ((flow?.settled?.fees.toNumber() ?? Number.NaN) * 100) / start
    case 'cost':
      return ((answer?.toNumber() ?? Number.NaN) * 100) / amount
    default:
      return answer?.toNumber() ?? Number.NaN
  }
}

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

  it('are left out where shares differ by a cent in every hundred: a curve would make much of it', () => {
    const card = shop({ fees: [rate({ label: 'Fee', percent: 2.9, fixed: 0.3 })] })
    expect(around(card, '25000')).toBeUndefined()
    expect(around(card, '2500')).toBeDefined()
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

  it('are as fine as money is, and never finer than what was asked for', () => {
    const amounts = (price: string) => around(fixed, price)?.rows.map(({ amount }) => amount.toNumber())
    expect(amounts('0.05')).toEqual([0.01, 0.03, 0.04, 0.05, 0.08, 0.1, 0.15, 0.25, 0.5])
    expect(amounts('0.005')).toBeUndefined()
    const byQuantity = { ...fixed, principal: 'quantity' }
    const raw = { price: '10', quantity: '0.05' }
    const { rows = [] } = otherAmounts(byQuantity, raw, byQuantity.run(raw) as Breakdown) ?? {}
    expect(rows[0]?.amount.toNumber()).toBe(0.005)
  })

  it('are eight at least, the visitor’s own among them, and all about the same figure', () => {
    const from = (least: number, other: (result: Breakdown) => Breakdown | null) => ({
      ...fixed,
      run: (...[raw, rates]: Parameters<Calculator['run']>) => {
        const result = fixed.run(raw, rates)
        return result && Number(raw.price) < least ? other(result) : result
      },
    })
    const nothing = () => null
    const another = (result: Breakdown) => ({ ...result, headline: 'fee0' })
    for (const other of [nothing, another]) {
      expect(around(from(30, other), '60')?.rows).toHaveLength(8)
      expect(around(from(31, other), '60')).toBeUndefined()
    }
    expect(around({ ...fixed, principal: undefined }, '60')).toBeUndefined()
  })

  it('show the answer itself where it is no share, unless it grows in step', () => {
    const answering = (percent: number, fixedFee: number): Calculator => {
      const sale = shop({ fees: [rate({ label: 'Fee', percent, fixed: fixedFee })] })
      return {
        ...sale,
        run: (...given) => {
          const result = sale.run(...given)
          return result && { ...result, flow: undefined }
        },
      }
    }
    expect(around(answering(10, 0), '100')).toBeUndefined()
    const { measure, rows = [] } = around(answering(10, 5), '100') ?? {}
    expect(measure).toBe('answer')
    expect(rows.map(({ height }) => height.toNumber())).toEqual([
      4, 17.5, 40, 62.5, 85, 130, 175, 265, 445, 895,
    ])
  })

  it('of one piece of many are none', () => {
    const pieces = { ...fixed, fields: { ...fixed.fields, price: many(money({ label: 'Price' })) } }
    expect(around(pieces, '60')).toBeUndefined()
  })

  it('of what is counted are whole', () => {
    const counted = {
      ...fixed,
      principal: 'quantity',
      fields: { ...fixed.fields, quantity: integer({ label: 'Quantity' }) },
    }
    const raw = { price: '10', quantity: '5' }
    const { rows = [] } = otherAmounts(counted, raw, counted.run(raw) as Breakdown) ?? {}
    expect(rows.map(({ amount }) => amount.toNumber())).toEqual([1, 3, 4, 5, 8, 10, 15, 25, 50])
  })

  it.each(calculators)('of $slug are its own results', ({ calculator }) => {
    for (const { inputs } of calculator.examples) {
      const raw = filled(calculator.fields, inputs)
      const own = calculator.run(raw) as Breakdown
      const { rows, measure } = otherAmounts(calculator, raw, own) ?? {}
      if (!rows || !measure) continue
      const kind = principalOf(calculator, raw)?.field.kind
      const decimals = kind === 'money' ? 2 : kind === 'integer' ? 0 : 4
      expect(rows.length).toBeGreaterThanOrEqual(8)
      expect(rows.length).toBeLessThanOrEqual(12)
      for (const { height, breakdown, amount, isOwn } of rows) {
        expect(height.toNumber()).toBeCloseTo(expectedHeight(measure, amount.toNumber(), breakdown), 8)
        if (!isOwn) expect(amount.equals(amount.rounded(decimals))).toBe(true)
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
