import { feeChart } from '../../pictures/fees'
import calculator from './calculator'

export const picture = feeChart(calculator, {
  title: 'What you keep of an eBay sale',
  alt: 'Share of a sale that the seller keeps, by its price. It climbs steeply up to about $20, then stays nearly level: the fixed fee per order weighs on small sales.',
  caption: 'Not promoted, but for the example that says so. Dots are the worked examples.',
  shows: 'kept',
  x: { label: 'sale price with shipping', from: 2, to: 2000, ticks: [2, 10, 100, 1000] },
  y: 'you keep',
  lines: [{ label: 'this page', look: 'line-kept', inputs: { shippingCharged: 0, promotedListingRate: 0 } }],
  marks: [
    { example: 'paperback', side: 'above' },
    { example: 'jacket', as: 'promoted jacket', side: 'below' },
    { example: 'lens', side: 'above' },
  ],
})
