import { feeChart } from '../../pictures/fees'
import { publishedRates } from '../../pictures/published-rates'
import { reading } from '../../pictures/reading'
import calculator from './calculator'
import published, { FREE_UP_TO } from './published'

const { money } = reading(calculator)

export const picture = feeChart(calculator, {
  title: 'What you keep on eBay Australia',
  alt: 'Share of a sale that the seller keeps, by its price. It climbs steeply up to about A$20, then stays nearly level.',
  caption: `Dots are the worked examples; promoted ones lie below the line. Dashed: eBay’s list, no selling fees up to ${money(FREE_UP_TO)} a year.`,
  shows: 'kept',
  x: { label: 'item price with postage', from: 2, to: 2000, ticks: [2, 10, 100, 1000] },
  y: 'you keep',
  lines: [
    { label: 'our rates', look: 'line-kept' },
    {
      label: 'free allowance',
      look: 'line-ink dashed',
      rates: publishedRates(calculator, published, 'ebay-au-2026-09'),
    },
  ],
  marks: [
    { example: 'footy card', side: [12, 38] },
    { example: 'boots', side: 'above' },
    { example: 'surfboard', side: 'below' },
  ],
})
