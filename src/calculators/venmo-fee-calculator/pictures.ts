import { feeChart } from '../../pictures/fees'
import calculator from './calculator'

export const picture = feeChart(calculator, {
  title: 'What you keep of a Venmo payment',
  alt: 'Share of a payment that the receiver keeps, by its amount: everything without business fee and instant transfer, less with each of them; the instant fee has a minimum and a cap.',
  caption: 'Dots are the worked examples. The payer’s credit card fee does not reduce what you keep.',
  shows: 'kept',
  x: { label: 'payment', from: 4, to: 5000, ticks: [5, 50, 500, 5000] },
  y: 'you keep',
  lines: [
    {
      label: 'instant fee',
      look: 'line-kept',
      inputs: { transactionType: 'personal', transferSpeed: 'instant' },
    },
    {
      label: 'business fee',
      look: 'line-ink dashed',
      inputs: { transactionType: 'business', transferSpeed: 'standard' },
    },
    {
      label: 'both fees',
      look: 'line-taken',
      inputs: { transactionType: 'business', transferSpeed: 'instant' },
    },
  ],
  marks: [
    { example: 'dinner', side: 'above' },
    { example: 'sale', side: 'below' },
    { example: 'invoice', side: 'below' },
  ],
})
