import { feeChart } from '../../pictures/fees'
import { publishedRates } from '../../pictures/published-rates'
import calculator from './calculator'
import published from './published'

const rates = publishedRates(calculator, published, 'square-us-2026-09')

export const picture = feeChart(calculator, {
  title: 'What you keep of a Square payment',
  alt: 'Share of a payment that is kept, by its amount and by how the card is taken. In person is best at every amount; online and invoice lose most on small payments.',
  caption: 'Dots are the worked examples. Dotted: Square’s list for the free plan, where it differs.',
  shows: 'kept',
  minShare: 90,
  x: { label: 'amount charged', from: 3, to: 2000, ticks: [3, 10, 100, 1000] },
  y: 'you keep',
  lines: [
    { label: 'in person', look: 'line-kept', inputs: { transactionType: 'in-person' } },
    { label: 'in person, list', look: 'line-kept dotted', inputs: { transactionType: 'in-person' }, rates },
    { label: 'online', look: 'line-ink dashed', inputs: { transactionType: 'online' } },
    { label: 'invoice', look: 'line-taken', inputs: { transactionType: 'invoice' } },
    { label: 'online, list', look: 'line-ink dotted', inputs: { transactionType: 'online' }, rates },
    { label: 'keyed in', look: 'line-gold', inputs: { transactionType: 'keyed' } },
  ],
  marks: [
    { example: 'coffee', side: [30, -52] },
    { example: 'online store', as: 'order', side: [-8, 88] },
    { example: 'deposit', side: [4, 54] },
    { example: 'photography', as: 'photos', side: [-22, -50] },
  ],
})
