/** Worked out a second time, from the text of the specification; figures are typed again on purpose. */
import { type Answer, type Asked, deduction } from '../../../test/oracle/answer'
import { Big, percent } from '../../../test/oracle/numbers'

const CARD_PROCESSOR = {
  us: { card: ['2.9', '0.30'], ach: '0.8', international: ['3.9', '0.30'] },
  europe: { card: ['1.4', '0.25'], ach: '0.8', international: ['2.9', '0.25'] },
  other: { card: ['3.4', '0.30'], ach: '1', international: ['4.4', '0.30'] },
} as const

export default function stripe(asked: Asked): Answer {
  const amount = asked.number('amount')
  const rates = CARD_PROCESSOR[asked.choice('country', 'us', 'europe', 'other')]
  const type = asked.choice('paymentType', 'card', 'ach', 'international')
  const total = { total: 'totalFees' }
  if (type === 'ach') {
    const fee = percent(rates.ach, amount)
    // A reduction that rounds to nothing is no line.
    const cap = fee.round(2).gt(5) ? Big(5).minus(fee) : undefined
    return deduction('amount', amount, { processingFee: fee, achCapAdjustment: cap }, total)
  }
  const [rate, flat] = rates[type]
  const conversion = type === 'international' ? percent(1, amount) : undefined
  const processingFee = percent(rate, amount).plus(flat)
  return deduction('amount', amount, { processingFee, currencyConversionFee: conversion }, total)
}
