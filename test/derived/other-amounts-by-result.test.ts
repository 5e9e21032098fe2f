/** What other amounts show follows from the kind of result: a share of every hundred, or the answer itself. */
import { describe, expect, it } from 'vitest'
import type { Calculator } from '../../src/engine/calculator'
import { exact } from '../../src/engine/exact'
import { otherAmounts } from '../../src/engine/other-amounts'
import { rate } from '../../src/engine/rates'
import { type Breakdown, moneyLine, numberLine, textLine } from '../../src/engine/result'
import { shop } from './shop'

describe('other amounts of a result', () => {
  /** The fees of a purchase, told as another kind of result. */
  const told = (as: (result: Breakdown) => Partial<Breakdown>) => {
    const bought = shop({ fees: [rate({ label: 'Fee', percent: 10, fixed: 5 })], end: 'total' })
    const run: Calculator['run'] = (...given) => {
      const result = bought.run(...given)
      return result && { ...result, ...as(result) }
    }
    const calculator = { ...bought, run }
    const raw = { price: '100' }
    return otherAmounts(calculator, raw, calculator.run(raw) as Breakdown)
  }
  const own = (found: ReturnType<typeof otherAmounts>) =>
    found?.rows.find(({ isOwn }) => isOwn)?.height.toNumber()
  const counting = (value: (result: Breakdown) => number, maxDecimals = 2) =>
    told((result) => ({
      flow: undefined,
      headline: 'count',
      lines: [numberLine({ key: 'count', value: exact(value(result)), maxDecimals })],
    }))
  const price = ({ flow }: Breakdown) => flow?.settled?.start.toNumber() ?? 0

  it('that is nothing but fees they show those on every hundred', () => {
    const fees = told(({ flow }) => ({
      flow: { taken: flow?.taken ?? [] },
      headline: 'end',
      lines: [moneyLine({ key: 'end', type: 'total', amount: flow?.settled?.fees ?? exact(0) })],
    }))
    expect(fees?.measure).toBe('cost')
    expect(own(fees)).toBe(15)
    expect(fees?.rows[0]?.height.toNumber()).toBe(60)
  })

  it('that is merely good to know, or is kept of nothing, they show the answer', () => {
    const known = told((result) => ({ lines: result.lines.map((line) => ({ ...line, type: 'info' })) }))
    const keptOfNothing = told(({ flow }) => ({ flow: flow && { ...flow, settled: undefined } }))
    for (const found of [known, keptOfNothing]) {
      expect(found?.measure).toBe('answer')
      expect(own(found)).toBe(115)
    }
  })

  it('that is a number they show it', () => {
    const found = counting((result) => price(result) ** 2)
    expect(found?.measure).toBe('answer')
    expect(own(found)).toBe(10_000)
  })

  it('that is a text, or a share of nothing, there are none', () => {
    expect(
      told(() => ({ headline: 'text', lines: [textLine({ key: 'text', text: 'much' })], flow: undefined })),
    ).toBeUndefined()
    expect(
      told(({ flow }) => ({
        flow: flow?.settled && { ...flow, settled: { ...flow.settled, start: exact(0) } },
      })),
    ).toBeUndefined()
  })

  it('that is the same whatever the amount there are none', () => expect(counting(() => 7)).toBeUndefined())

  it('that grows in step there are none; a quarter of a percent and two last places are rounding', () => {
    const off = (factor: number, plus: number, decimals: number) =>
      counting((result) => price(result) * (price(result) > 100 ? factor : 1) + plus, decimals)
    expect(off(1.004, 0, 2)).toBeUndefined()
    expect(off(1.006, 0, 2)).toBeDefined()
    expect(off(1, 0.015, 2)).toBeUndefined()
    expect(off(1, 0.15, 1)).toBeUndefined()
    expect(off(1, 0.15, 2)).toBeDefined()
  })

  it('that others do not have in common they leave those out', () => {
    const others = told((result) => (price(result) < 30 ? { flow: undefined } : {}))
    expect(others?.rows.map(({ amount }) => amount.toNumber())).toEqual([
      50, 75, 100, 150, 200, 300, 500, 1000,
    ])
  })
})
