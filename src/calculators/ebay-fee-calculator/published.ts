import type { Published } from '../../engine/published'

const href = 'https://www.ebay.com/help/selling/fees-credits-invoices/selling-fees?id=4822'

export default {
  list: { title: 'eBay’s selling fees', href, read: '2026-09-20' },
  sets: [
    {
      id: 'ebay-2026-09',
      name: 'eBay’s list',
      read: '2026-09-20',
      href,
      schedules: {
        finalValue: {
          kind: 'tiers',
          label: 'Final value fee',
          of: 'item price + shipping, part',
          steps: [{ upTo: 7500, percent: 13.6 }, { percent: 2.35 }],
        },
        processing: {
          kind: 'brackets',
          label: 'Per-order fee',
          of: 'order',
          steps: [{ upTo: 10, fixed: 0.3 }, { fixed: 0.4 }],
        },
      },
      // It takes promotion from the whole sale, which the form does not.
      onlyFor: { promotedListingRate: ['0'] },
      leavesOut:
        'For most categories (books, movies and music usually pay more) and sellers without a store; eBay also counts sales tax in the sale, and takes a promoted listing fee from the whole sale.',
    },
  ],
} satisfies Published
