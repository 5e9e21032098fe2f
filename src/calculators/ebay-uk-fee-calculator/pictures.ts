import { feeChart } from '../../pictures/fees'
import { publishedRates } from '../../pictures/published-rates'
import calculator from './calculator'
import published from './published'

const PLAIN = { shippingCharged: 0, promotedListingRate: 0 }

export const picture = feeChart(calculator, {
  title: 'What a business seller keeps of an eBay UK sale',
  alt: 'Share of a sale that the seller keeps before VAT on fees, by its price. It climbs steeply up to about £20, then stays nearly level.',
  caption:
    'Before VAT on fees. Dots are the worked examples; promoted ones lie below the line. Dashed: eBay’s list for business sellers in most categories.',
  shows: 'kept',
  x: { label: 'item price with postage', from: 2, to: 2000, ticks: [2, 10, 100, 1000] },
  y: 'you keep',
  lines: [
    { label: 'this page', look: 'line-kept', inputs: PLAIN },
    {
      label: 'eBay’s list',
      look: 'line-ink dashed',
      inputs: PLAIN,
      rates: publishedRates(calculator, published, 'ebay-uk-business-2026-09'),
    },
  ],
  marks: [
    { example: 'timetable', side: [30, 66] },
    { example: 'board game', side: [24, 42] },
    { example: 'bicycle', side: 'below' },
  ],
})
