import { feeChart } from '../../pictures/fees'
import { publishedRates } from '../../pictures/published-rates'
import calculator from './calculator'
import published from './published'

export const picture = feeChart(calculator, {
  title: 'What you keep of a Depop sale',
  alt: 'Share of a sale that the seller keeps, by its price: least at a few dollars, nearly level from about $30 on. Tax at the seller’s own rate comes off on top.',
  caption:
    'Lines without tax; two of the worked examples have some. Dashed: Depop’s list for the United States.',
  shows: 'kept',
  x: { label: 'item price with shipping', from: 2, to: 1000, ticks: [2, 10, 100, 1000] },
  y: 'you keep',
  lines: [
    { label: 'our rates', look: 'line-kept' },
    {
      label: 'US list',
      look: 'line-ink dashed',
      rates: publishedRates(calculator, published, 'depop-us-2026-08'),
    },
  ],
  marks: [
    { example: 'tee', side: 'above' },
    { example: 'dress', as: 'dress, taxed', side: [-30, 24] },
    { example: 'jacket', as: 'jacket, taxed', side: [40, -16] },
  ],
})
