import { feeChart } from '../../pictures/fees'
import calculator from './calculator'

export const picture = feeChart(calculator, {
  title: 'What a business seller keeps of an eBay UK sale',
  alt: 'Share of a sale that the seller keeps before VAT on fees, by its price. It climbs steeply up to about £20, then stays nearly level.',
  caption: 'Before VAT on fees. Dots are the worked examples; promoted ones lie below the line.',
  shows: 'kept',
  x: { label: 'item price with postage', from: 2, to: 2000, ticks: [2, 10, 100, 1000] },
  y: 'you keep',
  lines: [{ label: 'this page', look: 'line-kept', inputs: { shippingCharged: 0, promotedListingRate: 0 } }],
  marks: [
    { example: 'timetable', side: 'above' },
    { example: 'board game', side: 'below' },
    { example: 'bicycle', side: 'below' },
  ],
})
