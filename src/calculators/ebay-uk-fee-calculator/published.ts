import type { Published } from '../../engine/published'

const href = 'https://www.ebay.co.uk/help/selling/fees-credits-invoices/selling-fees?id=4822'
const read = '2026-09-30'

/** eBay takes promotion from the whole sale, which the form does not. */
const onlyFor = { promotedListingRate: ['0'] }

export default {
  list: { title: 'eBay UK’s selling fees', href, read },
  sets: [
    {
      id: 'ebay-uk-private-2026-09',
      name: 'eBay’s list for private sellers',
      read,
      href,
      figures: { 'finalValue/percent': 0, 'processing/percent': 0, 'processing/fixed': 0 },
      onlyFor,
      leavesOut:
        'Vehicles have fees of their own; a promoted listing fee is taken from the whole sale, VAT included.',
    },
    {
      id: 'ebay-uk-business-2026-09',
      name: 'eBay’s list for business sellers in most categories',
      read,
      href,
      schedules: {
        finalValue: {
          kind: 'rate',
          label: 'Final value fee with 0.35% regulatory fee',
          of: 'item price + postage',
          percent: 13.25,
        },
        processing: {
          kind: 'brackets',
          label: 'Per-order fee',
          of: 'order',
          steps: [{ upTo: 10, fixed: 0.3 }, { fixed: 0.4 }],
        },
      },
      onlyFor,
      leavesOut:
        'Some categories pay less, from 6.9% before the regulatory fee; a promoted listing fee is taken from the whole sale; VAT on the fees comes on top.',
    },
  ],
} satisfies Published
