import { feeChart } from '../../pictures/fees'
import calculator from './calculator'

export const picture = feeChart(calculator, {
  title: 'What Ticketmaster adds to a ticket',
  alt: 'Fees in percent of the ticket’s price, by its price: the processing fee per ticket weighs heavily on cheap tickets and hardly on expensive ones.',
  caption:
    'An estimate at this page’s rates; real fees are set for each event. Dots are the worked examples.',
  shows: 'added',
  x: { label: 'price of one ticket', from: 5, to: 500, ticks: [5, 20, 100, 500] },
  y: 'fees on top',
  lines: [{ label: 'our rates', look: 'line-taken' }],
  at: 'ticketPrice',
  marks: [
    { example: 'musical', side: [46, -20] },
    { example: 'ball game', side: [34, -18] },
    { example: 'concert', side: [66, -20] },
  ],
})
