import { describe, expect, it } from 'vitest'
import { shownLines } from '../../../test/shown'
import { filled } from '../../engine/filled'
import { explain } from '../../engine/phrase'
import { questionFor } from '../../engine/reverse'
import { flowSentence } from '../../form/flow'
import calculator from './calculator'

const lines = shownLines(calculator)
const SOURCES = ['bank', 'card', 'cashapp']

function reasonFor(inputs: Parameters<typeof lines>[0] = {}) {
  const result = calculator.run(filled(calculator.fields, inputs))
  const fee = result?.lines.find(({ key }) => key === 'fee')
  return explain(fee?.because ?? [], calculator.formats)
}

describe('Cash App, sending', () => {
  it.each([
    ['bank', '$0.00', '$100.00'],
    ['card', '$3.00', '$97.00'],
    ['cashapp', '$0.00', '$100.00'],
  ])('$100 from %s costs %s', (sourceOfFunds, fee, net) => {
    expect(lines({ amount: 100, sourceOfFunds })).toEqual({ amount: '$100.00', fee, net })
  })

  it.each([
    ['', '$0.00', '$0.00'],
    ['0', '$0.00', '$0.00'],
    ['abc', '$0.00', '$0.00'],
    ['-20', '-$0.60', '-$19.40'],
    ['0.01', '$0.00', '$0.01'],
    ['0.17', '$0.01', '$0.16'],
    ['33.335', '$1.00', '$32.34'],
    ['1000000000', '$30,000,000.00', '$970,000,000.00'],
  ])('%j from a card costs %s and leaves %s', (amount, fee, net) => {
    expect(lines({ amount, sourceOfFunds: 'card' })).toMatchObject({ fee, net })
  })

  it('says that a free transfer is free', () => {
    expect(reasonFor({ amount: 80 })).toBe('0% of $80.00')
  })
})

describe('Cash App, instant transfer', () => {
  it.each([
    ['', '$0.25', '-$0.25'],
    ['0', '$0.25', '-$0.25'],
    ['-20', '$0.25', '-$20.25'],
    ['0.25', '$0.25', '$0.00'],
    ['14.28', '$0.25', '$14.03'],
    ['14.29', '$0.25', '$14.04'],
    ['14.58', '$0.26', '$14.32'],
    ['20', '$0.35', '$19.65'],
    ['250', '$4.38', '$245.62'],
    ['250.01', '$4.38', '$245.63'],
    ['250.28', '$4.38', '$245.90'],
    ['250.29', '$4.38', '$245.91'],
    ['250.30', '$4.38', '$245.92'],
    ['1000', '$17.50', '$982.50'],
    ['10000', '$175.00', '$9,825.00'],
    ['1000000000', '$17,500,000.00', '$982,500,000.00'],
    ['99.995', '$1.75', '$98.25'],
  ])('%j costs %s and leaves %s', (amount, fee, net) => {
    expect(lines({ amount, transactionType: 'instant' })).toMatchObject({ fee, net })
  })

  it('costs the same from every source of funds', () => {
    const fees = SOURCES.map((sourceOfFunds) =>
      lines({ amount: 80, sourceOfFunds, transactionType: 'instant' }),
    )
    for (const found of fees) expect(found).toEqual({ amount: '$80.00', fee: '$1.40', net: '$78.60' })
  })

  it('names the least fee only where it decides', () => {
    const instant = { transactionType: 'instant' }
    expect(reasonFor({ ...instant, amount: 14.28 })).toBe('1.75% of $14.28, at least $0.25')
    expect(reasonFor({ ...instant, amount: 14.29 })).toBe('1.75% of $14.29')
    expect(reasonFor({ ...instant, amount: 250.01 })).toBe('1.75% of $250.01')
  })

  it('ends the step with the least fee at 250, included', () => {
    // No amount can show it: at 250 the percentage is far above the least fee.
    expect(calculator.rates.instant).toMatchObject({
      steps: [{ upTo: 250, percent: 1.75, min: 0.25 }, { percent: 1.75 }],
    })
  })
})

describe('Cash App', () => {
  it('treats personal and business accounts alike', () => {
    expect(lines({ amount: 75, sourceOfFunds: 'card', accountType: 'business' })).toEqual(
      lines({ amount: 75, sourceOfFunds: 'card', accountType: 'personal' }),
    )
  })

  it('falls back to sending from the bank', () => {
    const unknown = { amount: 75, accountType: 'x', sourceOfFunds: 'x', transactionType: 'x' }
    expect(lines(unknown)).toEqual({ amount: '$75.00', fee: '$0.00', net: '$75.00' })
  })

  it('speaks of receiving only when you cash out', () => {
    const label = (transactionType: string) =>
      calculator.run({ amount: '5', transactionType })?.lines.at(-1)?.label
    expect(label('sending')).toBe('Left after the fee')
    expect(label('instant')).toBeUndefined()
  })

  it.each([
    ['sending', undefined, undefined],
    ['instant', 'receive', 'of $200.00: you keep $98.25 of every $100'],
  ])('%s: what somebody else gets is neither kept nor asked for', (transactionType, question, sentence) => {
    const raw = { amount: '200', sourceOfFunds: 'card', transactionType }
    const result = calculator.run(raw)
    expect(result && questionFor(calculator, raw, result)).toBe(question)
    expect(result && flowSentence(calculator, raw, result)).toBe(sentence)
  })
})
