import { defineCalculator } from '../../engine/calculator'
import { type Charge, charge } from '../../engine/charge'
import type { Exact } from '../../engine/exact'
import { choice, money } from '../../engine/fields'
import { asMoney, because } from '../../engine/phrase'
import { brackets, rate } from '../../engine/rates'
import { settle } from '../../engine/settle'

/** The app charges the card fee beside the amount; the estimate takes it off, so it says what the app would charge. */
const takenOff = (fee: Charge, amount: Exact): Charge => ({
  ...fee,
  because: [
    ...fee.because,
    ...because`, taken off here; the app would charge ${asMoney(amount.plus(fee.amount))}`,
  ],
})

export default defineCalculator({
  name: 'Cash App Fee Calculator',
  shortName: 'Cash App',
  category: 'payments',
  icon: 'banknote',
  currency: 'USD',
  principal: 'amount',
  fields: {
    amount: money({ label: 'Amount', hint: 'What you send or cash out, before the fee.' }),
    accountType: choice({
      label: 'Account type',
      forReference: true,
      options: [
        ['personal', 'Personal'],
        ['business', 'Business'],
      ],
      default: 'personal',
    }),
    sourceOfFunds: choice({
      label: 'Source of funds',
      hint: 'Changes the fee for sending only.',
      options: [
        ['bank', 'Bank account'],
        ['card', 'Credit card'],
        ['cashapp', 'Cash App balance'],
      ],
      default: 'bank',
    }),
    transactionType: choice({
      label: 'What you do',
      options: [
        ['sending', 'Send money to someone'],
        ['instant', 'Cash out instantly'],
      ],
      default: 'sending',
    }),
  },
  rates: {
    sending: rate({ label: 'Sending fee', of: 'amount from bank or balance', percent: 0 }),
    sendingFromCard: rate({ label: 'Sending fee', of: 'amount from a credit card', percent: 3 }),
    instant: brackets({
      label: 'Instant transfer fee',
      of: 'amount',
      steps: [{ upTo: 250, percent: 1.75, min: 0.25 }, { percent: 1.75 }],
    }),
  },
  calculate({ amount, sourceOfFunds, transactionType }, rates) {
    const isInstant = transactionType === 'instant'
    const sending =
      sourceOfFunds === 'card'
        ? takenOff(charge(rates.sendingFromCard, amount), amount)
        : charge(rates.sending, amount)
    return settle({
      start: { key: 'amount', label: 'Amount', amount },
      fees: { fee: isInstant ? charge(rates.instant, amount) : sending },
      end: isInstant
        ? { key: 'net', type: 'net' }
        : { key: 'net', label: 'Left after the fee', type: 'net', isSent: true },
    })
  },
  examples: [
    {
      title: '$60 sent to a friend from a credit card',
      inputs: { amount: 60, sourceOfFunds: 'card' },
      shows: { fee: '$1.80', net: '$58.20' },
    },
    {
      title: '$900 of rent sent from the balance',
      inputs: { amount: 900, sourceOfFunds: 'cashapp' },
      shows: { fee: '$0.00', net: '$900.00' },
    },
    {
      title: '$12 of tips cashed out instantly',
      inputs: { amount: 12, sourceOfFunds: 'cashapp', transactionType: 'instant' },
      shows: { fee: '$0.25', net: '$11.75' },
    },
    {
      title: '$640 of market sales cashed out instantly',
      inputs: { amount: 640, accountType: 'business', sourceOfFunds: 'cashapp', transactionType: 'instant' },
      shows: { fee: '$11.20', net: '$628.80' },
    },
  ],
})
