import { feeChart } from '../../pictures/fees'
import calculator from './calculator'

export const picture = feeChart(calculator, {
  title: 'What you keep of a card payment with Square',
  alt: 'Share of a payment that is kept, by its amount and by how the card is taken. In person is best at every amount; online and invoice lose most on small payments.',
  caption: 'Dots are the worked examples.',
  shows: 'kept',
  minShare: 90,
  x: { label: 'amount charged', from: 3, to: 2000, ticks: [3, 10, 100, 1000] },
  y: 'you keep',
  lines: [
    { label: 'in person', look: 'line-kept', inputs: { transactionType: 'in-person' } },
    { label: 'online', look: 'line-ink dashed', inputs: { transactionType: 'online' } },
    { label: 'invoice', look: 'line-taken', inputs: { transactionType: 'invoice' } },
    { label: 'keyed in', look: 'line-gold dotted', inputs: { transactionType: 'keyed' } },
  ],
  marks: [
    { example: 'coffee', side: [22, -46] },
    { example: 'online store', as: 'order', side: [-8, 92] },
    { example: 'deposit', side: [-14, 64] },
    { example: 'photography', as: 'invoice', side: [-6, 36] },
  ],
})
