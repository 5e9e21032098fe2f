import { defineCalculator } from '../../engine/calculator'
import { toTheCent } from '../../engine/cents'
import { type Charge, charge } from '../../engine/charge'
import { exact } from '../../engine/exact'
import { choice, money } from '../../engine/fields'
import { asMoney, because } from '../../engine/phrase'
import { type Price, rate } from '../../engine/rates'
import { settle } from '../../engine/settle'

const processing = (of: string, price: Price) => rate({ label: 'Processing fee', of, ...price })

/** What the cap takes off again. Compared in cents: a reduction of $0.00 would be a line about nothing. */
function capAdjustment(uncapped: Charge, cap: number | undefined): Charge | undefined {
  if (cap === undefined || !toTheCent(uncapped.amount).isAbove(cap)) return undefined
  return {
    label: 'ACH cap adjustment',
    amount: exact(cap).minus(uncapped.amount),
    because: because`Capped at ${asMoney(cap)}: ${asMoney(cap)} − ${asMoney(uncapped.amount)}`,
  }
}

export default defineCalculator({
  name: 'Stripe Fees Calculator',
  shortName: 'Stripe',
  category: 'payments',
  icon: 'credit-card',
  currency: 'USD',
  comparison: {
    kind: 'payment',
    as: 'Stripe, US card',
    carries: { price: 'amount' },
    with: { country: 'us', paymentType: 'card' },
    // What Square and Venmo would take of a bank debit or a card from abroad, their pages do not say.
    onlyIf: { country: 'us', paymentType: 'card' },
  },
  principal: 'amount',
  sells: true,
  fields: {
    amount: money({ label: 'Payment amount', hint: 'What your customer pays.', default: 500 }),
    country: choice({
      label: 'Country of your Stripe account',
      hint: 'Outside the US, read $ as euros, pounds or the like.',
      options: [
        ['us', 'United States'],
        ['europe', 'Europe'],
        ['other', 'Other'],
      ],
      default: 'us',
    }),
    paymentType: choice({
      label: 'Type of payment',
      hint: 'International adds a currency conversion.',
      options: [
        ['card', 'Domestic card'],
        ['ach', 'ACH or bank debit'],
        ['international', 'International card'],
      ],
      default: 'card',
    }),
  },
  rates: {
    'us.card': processing('domestic card, United States', { percent: 2.9, fixed: 0.3 }),
    'us.ach': processing('ACH, United States', { percent: 0.8, max: 5 }),
    'us.international': processing('international card, United States', { percent: 3.9, fixed: 0.3 }),
    'europe.card': processing('domestic card, Europe', { percent: 1.4, fixed: 0.25 }),
    'europe.ach': processing('bank debit, Europe', { percent: 0.8, max: 5 }),
    'europe.international': processing('international card, Europe', { percent: 2.9, fixed: 0.25 }),
    'other.card': processing('domestic card, other countries', { percent: 3.4, fixed: 0.3 }),
    'other.ach': processing('bank debit, other countries', { percent: 1, max: 5 }),
    'other.international': processing('international card, other countries', { percent: 4.4, fixed: 0.3 }),
    conversion: rate({ label: 'Currency conversion', of: 'every international payment', percent: 1 }),
  },
  calculate({ amount, country, paymentType }, rates) {
    const { max, ...price } = rates[`${country}.${paymentType}` as const]
    const uncapped = charge(price, amount)
    return settle({
      start: { key: 'amount', label: 'Payment amount', amount },
      fees: {
        processingFee: uncapped,
        achCapAdjustment: capAdjustment(uncapped, max),
        currencyConversionFee: paymentType === 'international' ? charge(rates.conversion, amount) : undefined,
      },
      totalFees: { key: 'totalFees', label: 'Total fees' },
      end: { key: 'net', type: 'net' },
    })
  },
  examples: [
    {
      title: 'A $49 monthly plan, paid by a domestic card in the United States',
      inputs: { amount: 49 },
      shows: { processingFee: '$1.72', totalFees: '$1.72', net: '$47.28' },
    },
    {
      title: 'A $1,500 invoice paid by ACH in the United States',
      inputs: { amount: 1500, paymentType: 'ach' },
      shows: { processingFee: '$12.00', achCapAdjustment: '-$7.00', totalFees: '$5.00', net: '$1,495.00' },
    },
    {
      title: 'A $120 order from abroad, received by a business in Europe',
      inputs: { amount: 120, country: 'europe', paymentType: 'international' },
      shows: {
        processingFee: '$3.73',
        currencyConversionFee: '$1.20',
        totalFees: '$4.93',
        net: '$115.07',
      },
    },
  ],
})
