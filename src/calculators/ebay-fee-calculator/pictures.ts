import { feeChart } from '../../pictures/fees'
import { publishedRates } from '../../pictures/published-rates'
import calculator from './calculator'
import published from './published'

const PLAIN = { shippingCharged: 0, promotedListingRate: 0 }

export const picture = feeChart(calculator, {
  title: 'What you keep of an eBay sale',
  alt: 'Share of a sale that the seller keeps, by its price. It climbs steeply up to about $20, then stays nearly level: the fixed fee per order weighs on small sales.',
  caption:
    'Dots are the worked examples; the lines are without promotion. Dashed: eBay’s list for most categories, before sales tax.',
  shows: 'kept',
  x: { label: 'sale price with shipping', from: 2, to: 2000, ticks: [2, 10, 100, 1000] },
  y: 'you keep',
  lines: [
    { label: 'our rates', look: 'line-kept', inputs: PLAIN },
    {
      label: 'eBay’s list',
      look: 'line-ink dashed',
      inputs: PLAIN,
      rates: publishedRates(calculator, published, 'ebay-2026-09'),
    },
  ],
  marks: [
    { example: 'phone case', side: [18, -44] },
    { example: 'jacket', as: 'promoted jacket', side: [10, 38] },
    { example: 'lens', side: [44, 24] },
  ],
})
