import { feeChart } from '../../pictures/fees'
import calculator from './calculator'

export const picture = feeChart(calculator, {
  title: 'What StubHub adds to a buyer’s order',
  alt: 'Fees in percent of the tickets’ price, by the size of the order: far above the service fee on small orders, because delivery and processing are charged once per order.',
  caption: 'A buyer’s fees. Dots are the worked examples.',
  shows: 'added',
  x: { label: 'tickets before fees', from: 20, to: 2000, ticks: [20, 100, 500, 2000] },
  y: 'fees on top',
  lines: [
    { label: 'electronic', look: 'line-taken', inputs: { userRole: 'buyer', deliveryMethod: 'electronic' } },
    { label: 'on paper', look: 'line-ink dashed', inputs: { userRole: 'buyer', deliveryMethod: 'physical' } },
  ],
  marks: [
    { example: 'on paper', as: 'one, on paper', side: 'right' },
    { example: 'delivered electronically', as: 'two, electronic', side: 'below' },
  ],
})
