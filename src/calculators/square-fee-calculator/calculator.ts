import { defineCalculator } from '../../engine/calculator'
import { charge } from '../../engine/charge'
import { choice, money } from '../../engine/fields'
import { type Price, rate } from '../../engine/rates'
import { settle } from '../../engine/settle'

const processing = (of: string, price: Price) => rate({ label: 'Processing fee', of, ...price })

export default defineCalculator({
  name: 'Square Fee Calculator',
  shortName: 'Square',
  category: 'payments',
  icon: 'credit-card-reader',
  currency: 'USD',
  comparison: {
    kind: 'payment',
    as: 'Square, online (its own list takes more)',
    carries: { price: 'amount' },
    with: { transactionType: 'online' },
  },
  principal: 'amount',
  sells: true,
  fields: {
    amount: money({
      label: 'Amount charged',
      hint: 'The whole card payment: price, tax and tip.',
      default: 100,
    }),
    transactionType: choice({
      label: 'How the card is taken',
      options: [
        ['in-person', 'In person, with a reader'],
        ['online', 'Online'],
        ['invoice', 'Invoice'],
        ['keyed', 'Keyed in by hand'],
      ],
      default: 'online',
    }),
  },
  rates: {
    'in-person': processing('payment in person', { percent: 2.6, fixed: 0.1 }),
    online: processing('online payment', { percent: 2.9, fixed: 0.3 }),
    invoice: processing('invoice', { percent: 3.3, fixed: 0.3 }),
    keyed: processing('card keyed in by hand', { percent: 3.5, fixed: 0.15 }),
  },
  calculate({ amount, transactionType }, rates) {
    return settle({
      start: { key: 'amount', label: 'Amount charged', amount },
      fees: { processingFee: charge(rates[transactionType], amount) },
      end: { key: 'net', type: 'net' },
    })
  },
  examples: [
    {
      title: 'A $4.75 coffee, tapped at the counter',
      inputs: { amount: 4.75, transactionType: 'in-person' },
      shows: { processingFee: '$0.22', net: '$4.53' },
    },
    {
      title: 'A $68 order in an online store',
      inputs: { amount: 68, transactionType: 'online' },
      shows: { processingFee: '$2.27', net: '$65.73' },
    },
    {
      title: 'A $1,200 invoice for a weekend of photography',
      inputs: { amount: 1200, transactionType: 'invoice' },
      shows: { processingFee: '$39.90', net: '$1,160.10' },
    },
    {
      title: 'A $250 deposit taken by phone and keyed in',
      inputs: { amount: 250, transactionType: 'keyed' },
      shows: { processingFee: '$8.90', net: '$241.10' },
    },
  ],
})
