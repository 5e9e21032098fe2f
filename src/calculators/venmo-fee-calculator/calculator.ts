import { defineCalculator } from '../../engine/calculator'
import { charge } from '../../engine/charge'
import { choice, money } from '../../engine/fields'
import { rate } from '../../engine/rates'
import { settle } from '../../engine/settle'

export default defineCalculator({
  name: 'Venmo Fee Calculator',
  shortName: 'Venmo',
  category: 'payments',
  icon: 'hand-coins',
  currency: 'USD',
  comparison: {
    kind: 'payment',
    as: 'Venmo business, standard transfer',
    carries: { price: 'amount' },
    with: { transactionType: 'business', transferSpeed: 'standard' },
    // Of an instant transfer to a bank the others' pages say nothing.
    onlyIf: { transactionType: 'business', transferSpeed: 'standard' },
  },
  principal: 'amount',
  fields: {
    amount: money({ label: 'Payment amount', hint: 'What is sent to you, before any fee.', default: 100 }),
    transactionType: choice({
      label: 'Type of payment',
      hint: 'Business: paid to a business profile.',
      options: [
        ['personal', 'Personal'],
        ['business', 'Business'],
      ],
      default: 'personal',
    }),
    paymentMethod: choice({
      label: 'The payer pays by',
      hint: 'Changes the fees of personal payments only.',
      options: [
        ['balance', 'Balance, bank or debit card'],
        ['credit', 'Credit card'],
      ],
      default: 'balance',
    }),
    transferSpeed: choice({
      label: 'Transfer out of Venmo',
      options: [
        ['standard', 'Standard (no fee)'],
        ['instant', 'Instant'],
      ],
      default: 'standard',
    }),
  },
  rates: {
    creditCard: rate({
      label: 'Credit card fee, paid by the payer',
      of: 'personal payment by credit card',
      percent: 3,
    }),
    business: rate({ label: 'Business fee', of: 'business payment', percent: 1.9, fixed: 0.1 }),
    instant: rate({
      label: 'Instant transfer fee',
      of: 'payment moved out instantly',
      percent: 1.75,
      min: 0.25,
      max: 25,
    }),
  },
  calculate({ amount, transactionType, paymentMethod, transferSpeed }, rates) {
    const isBusiness = transactionType === 'business'
    const isPersonalByCard = !isBusiness && paymentMethod === 'credit'
    return settle({
      start: { key: 'amount', label: 'Payment amount', amount },
      fees: {
        creditCardFee: isPersonalByCard ? charge(rates.creditCard, amount) : undefined,
        businessFee: isBusiness ? charge(rates.business, amount) : undefined,
        instantFee: transferSpeed === 'instant' ? charge(rates.instant, amount) : undefined,
      },
      totalFees: { key: 'totalFees', label: 'Total fees' },
      end: { key: 'net', type: 'net', unaffectedBy: ['creditCardFee'] },
    })
  },
  examples: [
    {
      title: 'A friend’s share of dinner, $42.50, paid by credit card and moved to your bank instantly',
      inputs: { amount: 42.5, paymentMethod: 'credit', transferSpeed: 'instant' },
      shows: { creditCardFee: '$1.28', instantFee: '$0.74', totalFees: '$2.02', net: '$41.76' },
    },
    {
      title: 'A $250 sale on a business profile, withdrawn by standard transfer',
      inputs: { amount: 250, transactionType: 'business' },
      shows: { businessFee: '$4.85', totalFees: '$4.85', net: '$245.15' },
    },
    {
      title: 'A $2,000 invoice on a business profile, withdrawn instantly',
      inputs: { amount: 2000, transactionType: 'business', transferSpeed: 'instant' },
      shows: { businessFee: '$38.10', instantFee: '$25.00', totalFees: '$63.10', net: '$1,936.90' },
    },
  ],
})
