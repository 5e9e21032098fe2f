import { describe, expect, it } from 'vitest'
import { exact } from './exact'
import { formatsFor } from './format'
import { GERMAN } from './german'
import {
  fullText,
  headlineOf,
  keysOf,
  labelOf,
  moneyLine,
  numberLine,
  shownText,
  textLine,
  unitText,
} from './result'

const usd = formatsFor('USD')
const german = formatsFor('EUR', GERMAN)

const price = moneyLine({ key: 'price', label: 'Price', amount: exact(12.5) })
const sized = (unit?: string, inOtherUnit?: string) =>
  numberLine({ key: 'size', label: 'Size', value: exact(34.125), maxDecimals: 2, unit, inOtherUnit })
const status = textLine({ key: 'status', label: 'Status', text: 'Healthy' })

describe('a line', () => {
  it('is good to know unless it says otherwise', () => {
    expect([price, sized(), status].map(({ type }) => type)).toEqual(['info', 'info', 'info'])
    expect(moneyLine({ key: 'fee', type: 'fee', amount: exact(1) }).type).toBe('fee')
    expect(numberLine({ key: 'sum', type: 'total', value: exact(1), maxDecimals: 0 }).type).toBe('total')
  })

  it('shows its figure alone', () => {
    expect(shownText(price.value, usd)).toBe('$12.50')
    expect(shownText(sized('in').value, usd)).toBe('34.13')
    expect(
      shownText(numberLine({ key: 'k', value: exact(2), maxDecimals: 4, minDecimals: 4 }).value, usd),
    ).toBe('2.0000')
    expect(shownText(status.value, usd)).toBe('Healthy')
  })

  it.each([
    [undefined, undefined, ''],
    ['in', undefined, ' in'],
    ['%', undefined, '%'],
    ['in', '86.7 cm', ' in (86.7 cm)'],
    [undefined, '86.7 cm', ' (86.7 cm)'],
  ])('of unit %j and also %j is followed by %j', (unit, inOtherUnit, text) => {
    expect(unitText(sized(unit, inOtherUnit).value)).toBe(text)
    expect(fullText(sized(unit, inOtherUnit).value, usd)).toBe(`34.13${text}`)
  })

  it('has no unit unless it is a number', () => {
    expect(fullText(price.value, usd)).toBe('$12.50')
    expect(fullText(status.value, usd)).toBe('Healthy')
  })

  it('is found by its key, and the answer by its breakdown', () => {
    expect(keysOf([price, status])).toEqual(['price', 'status'])
    expect(headlineOf({ headline: 'status', lines: [price, status] })).toBe(status)
  })

  it('is called by its name, or after its type', () => {
    expect(labelOf(price, usd)).toBe('Price')
    expect(labelOf({ type: 'info' }, usd)).toBe('')
    expect((['fee', 'net', 'total'] as const).map((type) => labelOf({ type }, usd))).toEqual([
      'Fee',
      'You Receive',
      'Total',
    ])
    expect((['fee', 'net', 'total'] as const).map((type) => labelOf({ type }, german))).toEqual([
      'Gebühr',
      'Sie erhalten',
      'Gesamt',
    ])
  })
})
