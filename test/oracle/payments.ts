/** Payment services, from the text of the specification; figures typed again on purpose. */
import type { Answer, Asked, Oracle } from './answer'
import { deduction } from './answer'
import { Big, least, most, percent } from './numbers'

function venmo(asked: Asked): Answer {
  const amount = asked.number('amount')
  const isBusiness = asked.choice('transactionType', 'personal', 'business') === 'business'
  const isCredit = asked.choice('paymentMethod', 'balance', 'credit') === 'credit'
  const isInstant = asked.choice('transferSpeed', 'standard', 'instant') === 'instant'
  return deduction(
    'amount',
    amount,
    {
      creditCardFee: !isBusiness && isCredit ? percent(3, amount) : undefined,
      businessFee: isBusiness ? percent('1.9', amount).plus('0.10') : undefined,
      instantFee: isInstant ? least(most(percent('1.75', amount), '0.25'), 25) : undefined,
    },
    { total: 'totalFees', except: 'creditCardFee' },
  )
}

const CARD_PROCESSOR = {
  us: { card: ['2.9', '0.30'], ach: '0.8', international: ['3.9', '0.30'] },
  europe: { card: ['1.4', '0.25'], ach: '0.8', international: ['2.9', '0.25'] },
  other: { card: ['3.4', '0.30'], ach: '1', international: ['4.4', '0.30'] },
} as const

function stripe(asked: Asked): Answer {
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

function square(asked: Asked): Answer {
  const amount = asked.number('amount')
  const [rate, flat] = {
    online: ['2.9', '0.30'],
    'in-person': ['2.6', '0.10'],
    invoice: ['3.3', '0.30'],
    keyed: ['3.5', '0.15'],
  }[asked.choice('transactionType', 'online', 'in-person', 'invoice', 'keyed')] as [string, string]
  return deduction('amount', amount, { processingFee: percent(rate, amount).plus(flat) })
}

function cashapp(asked: Asked): Answer {
  const amount = asked.number('amount')
  const isFromCard = asked.choice('sourceOfFunds', 'bank', 'card', 'cashapp') === 'card'
  const instant = percent('1.75', amount)
  const sending = isFromCard ? percent(3, amount) : Big(0)
  const isInstant = asked.choice('transactionType', 'sending', 'instant') === 'instant'
  const fee = isInstant ? (amount.lte(250) ? most(instant, '0.25') : instant) : sending
  return deduction('amount', amount, { fee })
}

function paypal(asked: Asked): Answer {
  const amount = asked.number('betrag')
  const isBusiness = asked.choice('transaktionstyp', 'gewerbe', 'persoenlich') === 'gewerbe'
  const isCard = asked.choice('zahlungsmethode', 'paypal', 'kreditkarte') === 'kreditkarte'
  const isAbroad = asked.choice('international', 'nein', 'ja') === 'ja'
  const rate = isBusiness && isAbroad ? '4.49' : '2.49'
  return deduction(
    'betrag',
    amount,
    {
      transaktionsgebuehr: isBusiness || isCard ? percent(rate, amount).plus('0.35') : undefined,
      waehrungsumrechnung: isAbroad ? percent(4, amount) : undefined,
    },
    { total: 'gesamtgebuehren', end: 'netto' },
  )
}

export const PAYMENTS: Readonly<Record<string, Oracle>> = {
  'venmo-fee-calculator': venmo,
  'stripe-fees-calculator': stripe,
  'square-fee-calculator': square,
  'cashapp-fee-calculator': cashapp,
  'paypal-gebuehrenrechner': paypal,
}
