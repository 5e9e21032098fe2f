import { expect, it } from 'vitest'
import { exact } from './exact'
import { partsOf } from './parts'
import type { Flow } from './result'
import { settle } from './settle'

const fee = (amount: number) => ({ label: 'Fee', amount: exact(amount), because: [] })

const sale = (start: number, fees: Record<string, number>, unaffectedBy: string[] = []): Flow =>
  settle({
    start: { label: 'Price', amount: exact(start) },
    fees: Object.fromEntries(Object.entries(fees).map(([key, amount]) => [key, fee(amount)])),
    end: { key: 'net', type: 'net', unaffectedBy },
  }).flow as Flow

const drawn = (flow: Flow) => partsOf(flow).map(({ key, kind, amount }) => [key, kind, amount.toNumber()])

it('what is kept comes first, then what is taken, each named by its line', () => {
  expect(drawn(sale(100, { a: 12, b: 3 }))).toEqual([
    ['net', 'kept', 85],
    ['a', 0, 12],
    ['b', 1, 3],
  ])
})

it('shares come to a hundred, and what is there at all is seen', () => {
  const shares = partsOf(sale(100_000, { a: 0.01, b: 3 })).map(({ share }) => share)
  expect(shares.reduce((sum, share) => sum + share)).toBeCloseTo(100)
  expect(Math.min(...shares)).toBeGreaterThan(2)
})

it('a reduction narrows the part before it, and what is nothing is no part', () => {
  expect(drawn(sale(100, { a: 12, cap: -7, none: 0, b: 1 }))).toEqual([
    ['net', 'kept', 94],
    ['a', 0, 5],
    ['b', 1, 1],
  ])
})

it('a loss shows what is taken as far as it could be paid, then what is taken beyond', () => {
  expect(drawn(sale(0.2, { a: 0.03, b: 0.3 }))).toEqual([
    ['a', 0, 0.03],
    ['b', 1, 0.17],
    ['net', 'over', 0.13],
  ])
  expect(drawn(sale(0, { a: 0.3 }))).toEqual([['net', 'over', 0.3]])
  expect(drawn({ ...sale(0.2, { a: 0.3 }), settled: undefined })).toEqual([['net', 'over', 0.1]])
})

it('a fee that somebody else pays is a part of what is paid, but not of a loss', () => {
  expect(drawn(sale(100, { a: 2, payer: 3 }, ['payer']))).toEqual([
    ['net', 'kept', 98],
    ['a', 0, 2],
    ['payer', 1, 3],
  ])
  expect(drawn(sale(1, { payer: 3, a: 2 }, ['payer']))).toEqual([
    ['a', 1, 1],
    ['net', 'over', 1],
  ])
})

it('a cost is drawn on what it comes on top of, or alone', () => {
  const fees = { a: fee(5) }
  const end = { key: 'total', type: 'total' } as const
  const onTop = settle({ start: { key: 'bid', label: 'Bid', amount: exact(50) }, fees, end })
  expect(drawn(onTop.flow as Flow)).toEqual([
    ['bid', 'base', 50],
    ['a', 0, 5],
  ])
  expect(drawn(settle({ fees, end }).flow as Flow)).toEqual([['a', 0, 5]])
})

it('without a whole there is no bar', () => {
  expect(drawn(sale(0, {}))).toEqual([])
  expect(drawn(sale(-5, { a: 1 }))).toEqual([])
  expect(drawn(sale(100, { a: 1, cap: -7 }))).toEqual([])
})
