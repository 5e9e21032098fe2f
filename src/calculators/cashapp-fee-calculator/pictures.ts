import { feeChart } from '../../pictures/fees'
import calculator from './calculator'

export const picture = feeChart(calculator, {
  title: 'What is left of an amount on Cash App',
  alt: 'Share of an amount that is left, by its size: everything when sent from bank or balance, a level share when sent by credit card, and for cashing out instantly less of small amounts, because the fee has a minimum.',
  caption:
    'Sent from bank or balance, sent from a credit card, or cashed out instantly. Dots are the worked examples.',
  shows: 'kept',
  x: { label: 'amount', from: 5, to: 2000, ticks: [5, 20, 100, 1000] },
  y: 'left after the fee',
  lines: [
    { label: 'cash out', look: 'line-kept', inputs: { transactionType: 'instant' } },
    {
      label: 'bank, balance',
      look: 'line-ink dashed',
      inputs: { transactionType: 'sending', sourceOfFunds: 'cashapp' },
    },
    {
      label: 'credit card',
      look: 'line-taken',
      inputs: { transactionType: 'sending', sourceOfFunds: 'card' },
    },
  ],
  marks: [
    { example: 'tips', side: [36, -26] },
    { example: 'friend', as: 'to a friend', side: 'below' },
    { example: 'rent', side: 'below' },
    { example: '$640', as: 'sales', side: 'above' },
  ],
})
