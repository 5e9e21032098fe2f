import { formatsFor } from '../../engine/format'
import type { Published } from '../../engine/published'

const href = 'https://www.ebay.com.au/help/selling/fees-credits-invoices/selling-fees?id=4822'
const read = '2026-09-30'

/** Sales in 12 months, in Australian dollars, on which there are no selling fees. */
export const FREE_UP_TO = 25_000

export default {
  list: { title: 'eBay Australia’s selling fees', href, read },
  sets: [
    {
      id: 'ebay-au-2026-09',
      name: `eBay’s list for sales up to A$${formatsFor().number(FREE_UP_TO, 0)} a year`,
      read,
      href,
      figures: { 'finalValue/percent': 0, 'payment/percent': 0, 'payment/fixed': 0 },
      // It takes promotion from the whole sale, which the form does not.
      onlyFor: { promotedListingRate: ['0'] },
      limit: {
        of: ['itemPrice', 'shippingCharged'],
        upTo: FREE_UP_TO,
        beyond: 'this sale alone is above that limit, and eBay charges fees for it',
      },
      leavesOut: 'Above that limit fees apply; a promoted listing fee is taken from the whole sale.',
    },
  ],
} satisfies Published
