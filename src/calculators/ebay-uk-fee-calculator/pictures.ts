import { feeChart } from '../../pictures/fees'
import { publishedRates } from '../../pictures/published-rates'
import calculator from './calculator'
import published from './published'

const PLAIN = { shippingCharged: 0, promotedListingRate: 0 }

export const picture = feeChart(calculator, {
  title: 'What you keep of an eBay UK sale',
  alt: 'Share of a sale that the seller keeps before VAT on fees, by its price. For a business seller it climbs steeply up to about £20, then stays nearly level; a private seller keeps everything.',
  caption:
    'Before VAT on fees. Dots are the worked examples; promoted ones lie below the line. By eBay’s list: dashed, business sellers in most categories; dotted, private sellers.',
  shows: 'kept',
  x: { label: 'item price with postage', from: 2, to: 2000, ticks: [2, 10, 100, 1000] },
  y: 'you keep',
  lines: [
    { label: 'our rates', look: 'line-kept', inputs: PLAIN },
    {
      label: 'eBay’s list',
      look: 'line-ink dashed',
      inputs: PLAIN,
      rates: publishedRates(calculator, published, 'ebay-uk-business-2026-09'),
    },
    {
      label: 'private seller',
      look: 'line-gold dotted',
      inputs: PLAIN,
      rates: publishedRates(calculator, published, 'ebay-uk-private-2026-09'),
    },
  ],
  marks: [
    { example: 'timetable', side: [18, -44] },
    { example: 'board game', side: [6, 38] },
    { example: 'bicycle', side: 'below' },
  ],
})
