import type { Published } from '../../engine/published'

const href = 'https://www.ebay.com.au/help/selling/fees-credits-invoices/selling-fees?id=4822'
const read = '2026-09-30'

export default {
  list: { title: "eBay Australia's selling fees", href, read },
  note: 'Up to A$25,000 of sales in 12 months eBay charges no selling fees; above that, sources disagree.',
  sets: [
    {
      id: 'ebay-au-2026-09',
      name: "eBay's list for sales up to A$25,000 a year",
      read,
      href,
      figures: { 'finalValue/percent': 0, 'payment/percent': 0, 'payment/fixed': 0 },
      leavesOut: 'Above that limit fees apply; a promoted listing still costs the rate that you enter.',
    },
  ],
} satisfies Published
