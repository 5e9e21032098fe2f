import { describe, expect, it } from 'vitest'
import type { Charge } from './charge'
import { exact } from './exact'
import { formatsFor } from './format'
import { GERMAN } from './german'
import { explain } from './phrase'
import { type Breakdown, labelOf, shownText } from './result'
import { settle } from './settle'

const usd = formatsFor('USD')
const fee = (amount: number): Charge => ({ label: 'A fee', amount: exact(amount), because: ['so'] })
const shown = ({ lines }: Breakdown) =>
  Object.fromEntries(lines.map(({ key, value }) => [key, shownText(value, usd)]))

describe('a settlement', () => {
  const sale = settle({
    start: { key: 'gross', label: 'Sale', amount: exact(115) },
    fees: { value: fee(14.835), payment: fee(3.635), absent: undefined },
    totalFees: { key: 'totalFees', label: 'Total fees' },
    end: { key: 'net', type: 'net' },
  })

  it('adds up to the cent and leaves out what does not apply', () => {
    expect(shown(sale)).toEqual({
      gross: '$115.00',
      value: '$14.84',
      payment: '$3.63',
      totalFees: '$18.47',
      net: '$96.53',
    })
  })

  it('explains the end and names it after its type', () => {
    const net = sale.lines.at(-1)
    expect(net && explain(net.because ?? [], usd)).toBe('$115.00 − $18.47')
    expect(net && labelOf(net, usd)).toBe('You Receive')
    expect(net && labelOf(net, formatsFor('EUR', GERMAN))).toBe('Sie erhalten')
    expect(sale.headline).toBe('net')
  })

  it('says what each line is', () => {
    expect(sale.lines.map(({ type }) => type)).toEqual(['info', 'fee', 'fee', 'total', 'net'])
  })

  it('draws what is kept and what is taken', () => {
    const named = settle({
      start: { label: 'Sale', amount: exact(100) },
      fees: { all: fee(10) },
      end: { key: 'net', label: 'Profit', type: 'net' },
    })
    expect(named.flow?.kept).toMatchObject({ label: 'Profit', type: 'net' })
    expect(named.flow?.kept?.amount.equals(90)).toBe(true)
    expect(named.flow?.taken.map(({ label, type }) => [label, type])).toEqual([['A fee', 'fee']])
  })

  it('rounds what is to be paid once, also when the price has parts of a cent', () => {
    const purchase = settle({
      start: { key: 'price', label: 'Price', amount: exact(10.004) },
      fees: { service: fee(1.204), delivery: fee(3.3) },
      totalFees: { key: 'totalFees', label: 'Total fees' },
      end: { key: 'total', type: 'total' },
    })
    // 10.004 + 4.504 is 14.508; rounded apart they would come to 14.50.
    expect(shown(purchase)).toMatchObject({ price: '$10.01', totalFees: '$4.50', total: '$14.51' })
    expect(explain(purchase.lines.at(-1)?.because ?? [], usd)).toBe('$10.01 + $4.50')
  })

  it('puts fees on top of a price to be paid', () => {
    const purchase = settle({
      start: { label: 'Bid', amount: exact(450) },
      fees: { buyer: fee(45) },
      end: { key: 'totalCost', label: 'Total cost', type: 'total' },
    })
    expect(shown(purchase)).toEqual({ buyer: '$45.00', totalCost: '$495.00' })
    expect(explain(purchase.lines.at(-1)?.because ?? [], usd)).toBe('$450.00 + $45.00')
    expect(purchase.flow?.kept).toMatchObject({ label: 'Bid', type: 'info' })
    expect(purchase.flow?.kept?.amount.equals(450)).toBe(true)
  })

  it('writes a total out when there are several fees, discounts with a minus', () => {
    const totalOf = (...amounts: number[]) => {
      const { lines } = settle({
        fees: Object.fromEntries(amounts.map((amount, index) => [`fee${index}`, fee(amount)])),
        totalFees: { key: 'totalFees', label: 'Total fees' },
        end: { key: 'total', type: 'total' },
      })
      return explain(lines.find(({ key }) => key === 'totalFees')?.because ?? [], usd)
    }
    expect(totalOf(8, 2.5, -3, 0)).toBe('$8.00 + $2.50 − $3.00 + $0.00')
    expect(totalOf(8)).toBe('')
  })

  it('works without a start', () => {
    const costs = settle({ fees: { court: fee(435), bond: fee(10.5) }, end: { key: 'total', type: 'total' } })
    expect(shown(costs)).toEqual({ court: '$435.00', bond: '$10.50', total: '$445.50' })
    expect(costs.lines.at(-1)?.because).toBeUndefined()
  })

  it('does not take from the net what somebody else pays', () => {
    const payment = settle({
      start: { key: 'amount', label: 'Amount', amount: exact(100) },
      fees: { card: fee(3), instant: fee(1.75) },
      totalFees: { key: 'totalFees', label: 'Total fees' },
      end: { key: 'net', type: 'net', unaffectedBy: ['card'] },
    })
    expect(shown(payment)).toMatchObject({ totalFees: '$4.75', net: '$98.25' })
    expect(payment.flow?.settled?.fees.equals(1.75)).toBe(true)
  })

  it('takes the shown fees from the shown start', () => {
    const odd = settle({
      start: { key: 'amount', label: 'Amount', amount: exact(250.005) },
      fees: { all: fee(9.225) },
      end: { key: 'net', type: 'net' },
    })
    expect(shown(odd)).toEqual({ amount: '$250.01', all: '$9.23', net: '$240.78' })
  })
})
