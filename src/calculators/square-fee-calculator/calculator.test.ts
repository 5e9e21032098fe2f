import { describe, expect, it } from 'vitest'
import { shownLines } from '../../../test/shown'
import { filled } from '../../engine/filled'
import { explain } from '../../engine/phrase'
import calculator from './calculator'

const lines = shownLines(calculator)

describe('Square', () => {
  it.each([
    ['in-person', '$5.30', '$194.70'],
    ['online', '$6.10', '$193.90'],
    ['invoice', '$6.90', '$193.10'],
    ['keyed', '$7.15', '$192.85'],
  ])('takes from $200 %s %s', (transactionType, processingFee, net) => {
    expect(lines({ amount: 200, transactionType })).toEqual({ amount: '$200.00', processingFee, net })
  })

  it.each([
    ['in-person', '$0.10', '-$0.10'],
    ['online', '$0.30', '-$0.30'],
    ['invoice', '$0.30', '-$0.30'],
    ['keyed', '$0.15', '-$0.15'],
  ])('charges the fixed part %s even on nothing', (transactionType, processingFee, net) => {
    for (const amount of ['', '0', 'abc'])
      expect(lines({ amount, transactionType })).toEqual({ amount: '$0.00', processingFee, net })
  })

  it.each([
    ['-100', '-$100.00', '-$2.60', '-$97.40'],
    ['0.01', '$0.01', '$0.30', '-$0.29'],
    ['0.30', '$0.30', '$0.31', '-$0.01'],
    ['0.31', '$0.31', '$0.31', '$0.00'],
    ['5', '$5.00', '$0.45', '$4.55'],
    ['15', '$15.00', '$0.74', '$14.26'],
    ['19.995', '$20.00', '$0.88', '$19.12'],
    ['1000000000', '$1,000,000,000.00', '$29,000,000.30', '$970,999,999.70'],
  ])('online payment of %s', (typed, amount, processingFee, net) => {
    expect(lines({ amount: typed })).toEqual({ amount, processingFee, net })
  })

  it('rounds half a cent up, on the exact decimal', () => {
    // 2.9% of 5.00 is 0.145, which a binary float holds as a little less.
    expect(lines({ amount: 5, transactionType: 'online' }).processingFee).toBe('$0.45')
    // 3.5% of 3.00 is 0.105.
    expect(lines({ amount: 3, transactionType: 'keyed' }).processingFee).toBe('$0.26')
  })

  it('shows every figure with two decimals', () => {
    for (const text of Object.values(lines({ amount: 1200, transactionType: 'in-person' })))
      expect(text).toMatch(/^\$[\d,]+\.\d\d$/)
  })

  it('says how the fee came about', () => {
    const result = calculator.run(filled(calculator.fields, { amount: 80, transactionType: 'keyed' }))
    expect(result?.lines.map(({ because = [] }) => explain(because, calculator.formats))).toEqual([
      '',
      '3.5% of $80.00 + $0.15',
      '$80.00 − $2.95',
    ])
  })

  it.each(['unknown', ''])('charges an unknown type (%j) like an online payment', (transactionType) => {
    expect(lines({ transactionType })).toEqual(lines({ transactionType: 'online' }))
  })
})
