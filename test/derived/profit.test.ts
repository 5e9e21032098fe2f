import { expect, it } from 'vitest'
import { exact } from '../../src/engine/exact'
import { profitOf } from '../../src/engine/profit'
import { rate } from '../../src/engine/rates'
import type { Breakdown } from '../../src/engine/result'
import { shop } from './shop'

const seller = { ...shop({ fees: [rate({ label: 'Fee', percent: 10 })] }), sells: true as const }
const sold = (price: string) => seller.run({ price }) as Breakdown

it('is what is received less what the thing cost, as a share of what came in', () => {
  const profit = profitOf(seller, { price: '100' }, sold('100'), exact(60))
  expect(profit?.amount.toText(2)).toBe('30.00')
  expect(profit?.margin?.toText(1)).toBe('30.0')
})

it('nothing is lost from the price that leaves the cost', () => {
  const found = profitOf(seller, { price: '100' }, sold('100'), exact(45))?.breakEven
  expect(found?.cents).toBe(5000)
  const at = profitOf(seller, { price: '50' }, sold('50'), exact(45))
  expect(at?.amount.isZero()).toBe(true)
})

it('may be a loss, and has no margin where nothing came in', () => {
  expect(profitOf(seller, { price: '10' }, sold('10'), exact(20))?.amount.toText(2)).toBe('-11.00')
  expect(profitOf(seller, { price: '0' }, sold('0'), exact(20))?.margin).toBeUndefined()
})

it('needs what is received, and what came in for its margin', () => {
  const { flow, ...result } = sold('100')
  const profit = (other?: Breakdown['flow']) =>
    profitOf(seller, { price: '100' }, { ...result, flow: other }, exact(60))
  expect(profit()).toBeUndefined()
  expect(profit({ taken: [] })).toBeUndefined()
  const unsettled = profit(flow && { ...flow, settled: undefined })
  expect(unsettled?.amount.toText(2)).toBe('30.00')
  expect(unsettled?.margin).toBeUndefined()
})

it('belongs to sales only', () => {
  const other = shop({ fees: [rate({ label: 'Fee', percent: 10 })] })
  expect(profitOf(other, { price: '10' }, other.run({ price: '10' }) as Breakdown, exact(5))).toBeUndefined()
  const bought = {
    ...shop({ fees: [rate({ label: 'Fee', percent: 10 })], end: 'total' }),
    sells: true as const,
  }
  expect(
    profitOf(bought, { price: '10' }, bought.run({ price: '10' }) as Breakdown, exact(5)),
  ).toBeUndefined()
})
