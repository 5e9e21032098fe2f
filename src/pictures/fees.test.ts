import { describe, expect, it } from 'vitest'
import { defineCalculator } from '../engine/calculator'
import { charge } from '../engine/charge'
import { money } from '../engine/fields'
import { brackets, rate } from '../engine/rates'
import { settle } from '../engine/settle'
import { feeChart, prices } from './fees'

const shop = (percent: number) =>
  defineCalculator({
    name: 'Shop',
    shortName: 'Shop',
    category: 'payments',
    icon: 'calculator',
    currency: 'USD',
    principal: 'amount',
    fields: { amount: money({ label: 'Amount', default: 100 }) },
    rates: { service: rate({ label: 'Service fee', percent, fixed: 0.3 }) },
    calculate: ({ amount }, rates) =>
      settle({
        start: { label: 'Amount', amount },
        fees: { serviceFee: charge(rates.service, amount) },
        end: { key: 'net', type: 'net' },
      }),
    examples: [{ title: 'A $25.50 payment', inputs: { amount: 25.5 }, shows: {} }],
  })

const asked = {
  title: 'What you keep',
  alt: 'A line',
  caption: 'A caption',
  shows: 'kept' as const,
  x: { label: 'amount', from: 5, to: 500, ticks: [5, 50, 500] },
  y: 'you keep',
  lines: [{ label: 'this page', look: 'line-kept' }],
  marks: [{ example: 'payment', as: 'a payment', side: 'below' as const }],
}

describe('a chart of fees', () => {
  it('changes with a rate', () => {
    const [tenth, eighth] = [feeChart(shop(10), asked).svg, feeChart(shop(12.5), asked).svg]
    expect(tenth).not.toBe(eighth)
    // 25.50 − 2.85 and 25.50 − 3.49
    expect(tenth).toContain('a payment 89%')
    expect(eighth).toContain('a payment 86%')
  })

  it('draws other rates as a second line', () => {
    const calculator = shop(10)
    const { rates } = shop(20)
    const published = { label: 'published', look: 'line-ink dashed', rates }
    const { svg } = feeChart(calculator, { ...asked, lines: [...asked.lines, published] })
    expect(svg).toContain('class="line-ink dashed"')
    expect(svg).toContain('>published</text>')
  })

  it('stops the build where an example is missing', () => {
    const marks = [{ example: 'coffee', side: 'above' as const }]
    expect(() => feeChart(shop(10), { ...asked, marks })).toThrow("names the example 'coffee', expected")
  })

  it('stops the build where an axis is crowded', () => {
    const x = { ...asked.x, ticks: [5, 10, 20, 50, 100, 500] }
    expect(() => feeChart(shop(10), { ...asked, x })).toThrow('more than 5 ticks')
  })
})

it('looks at both sides of a step between brackets', () => {
  const rates = { fee: brackets({ label: 'Fee', steps: [{ upTo: 99.99, percent: 5 }, { percent: 4 }] }) }
  expect(prices(10, 1000, rates)).toEqual(expect.arrayContaining([10, 99.99, 100, 1000]))
  expect(prices(200, 1000, rates)).not.toContain(100)
})
