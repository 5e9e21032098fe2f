import { describe, expect, it } from 'vitest'
import { defineCalculator } from '../engine/calculator'
import { charge } from '../engine/charge'
import { choice, money } from '../engine/fields'
import { constant, rate } from '../engine/rates'
import { settle } from '../engine/settle'
import { reading } from './reading'

const shop = defineCalculator({
  name: 'Shop',
  shortName: 'Shop',
  category: 'payments',
  icon: 'calculator',
  fields: {
    amount: money({ label: 'Amount', default: 100 }),
    speed: choice({
      label: 'Speed',
      options: [
        ['slow', 'Slow'],
        ['fast', 'Fast'],
      ],
      default: 'slow',
    }),
  },
  rates: {
    service: rate({ label: 'Service fee', percent: 10 }),
    dozen: constant({ label: 'A dozen', value: 12, unit: 'pieces' }),
  },
  calculate: ({ amount }, rates) =>
    settle({
      start: { label: 'Amount', amount },
      fees: { serviceFee: charge(rates.service, amount) },
      end: { key: 'net', type: 'net' },
    }),
  examples: [
    { title: 'A $25.50 payment', inputs: { amount: 25.5 }, shows: { net: '$22.95' } },
    { title: 'A $40 payment, fast', inputs: { amount: 40, speed: 'fast' }, shows: { net: '$36.00' } },
  ],
})

const read = reading(shop)

describe('what a picture or table reads of a calculator', () => {
  it('is worked out by the calculator', () => {
    expect(read.figure({ amount: 50 }, 'net')).toBe(45)
    expect(read.figure({ ...read.example('25.50') }, 'serviceFee')).toBe(2.55)
    expect(read.constant('dozen')).toMatchObject({ value: 12, label: 'A dozen' })
    expect(read.initial('amount')).toBe(100)
  })

  it('follows other rates', () => {
    const rates = { ...shop.rates, service: rate({ label: 'Service fee', percent: 20 }) }
    expect(read.figure({ amount: 50 }, 'net', rates)).toBe(40)
  })

  it.each([
    ['field', 'amonut', () => read.run({ amonut: 1 })],
    ['choice of speed', 'quick', () => read.run({ speed: 'quick' })],
    ['line', 'nett', () => read.figure({}, 'nett')],
    ['constant', 'gross', () => read.constant('gross')],
    ['constant', 'service', () => read.constant('service')],
    ['field with a figure', 'speed', () => read.initial('speed')],
    ['example', 'a coffee', () => read.example('a coffee')],
    ['example', 'payment', () => read.example('payment')],
  ])('stops the build where no %s, or more than one, is named "%s"', (what, name, attempt) => {
    expect(attempt).toThrow(`A picture or table of Shop names the ${what} '${name}', expected '`)
  })

  it('writes round amounts without cents', () => {
    expect([read.money(1000), read.money(4.75), read.percent(97.25)]).toEqual(['$1,000', '$4.75', '97.3%'])
  })
})
