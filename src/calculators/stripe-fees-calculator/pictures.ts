import { feeChart } from '../../pictures/fees'
import { publishedRates } from '../../pictures/published-rates'
import calculator from './calculator'
import published from './published'

const ABROAD = { country: 'us', paymentType: 'international' }

export const picture = feeChart(calculator, {
  title: 'What you keep of a Stripe payment',
  alt: 'Share of a payment that is kept, by its amount, for a business in the United States: bank debit costs least at every amount, and a shrinking share once its fee is capped; international cards cost most.',
  caption:
    'Lines for an account in the United States. Dotted: international cards by Stripe’s list. The order’s dot is for an account in Europe.',
  shows: 'kept',
  x: { label: 'payment', from: 5, to: 5000, ticks: [5, 50, 500, 5000] },
  y: 'you keep',
  lines: [
    { label: 'bank debit', look: 'line-kept', inputs: { country: 'us', paymentType: 'ach' } },
    { label: 'US card', look: 'line-ink dashed', inputs: { country: 'us', paymentType: 'card' } },
    { label: 'abroad', look: 'line-taken', inputs: ABROAD },
    {
      label: 'abroad, list',
      look: 'line-gold dotted',
      inputs: ABROAD,
      rates: publishedRates(calculator, published, 'stripe-us-2026-09'),
    },
  ],
  marks: [
    { example: 'plan', side: 'above' },
    { example: 'ACH', as: 'invoice', side: 'below' },
    { example: 'abroad', as: 'order', side: [14, 48] },
  ],
})
