import type { Published } from '../../engine/published'

const href = 'https://squareup.com/us/en/pricing'
const read = '2026-09-20'

export default {
  list: { title: 'Square’s US prices', href, read },
  sets: [
    {
      id: 'square-us-2026-09',
      name: 'Square’s US list for the free plan',
      read,
      href,
      figures: {
        'in-person/percent': 2.6,
        'in-person/fixed': 0.15,
        'online/percent': 3.3,
        'online/fixed': 0.3,
        'keyed/percent': 3.5,
        'keyed/fixed': 0.15,
      },
      onlyFor: { transactionType: ['in-person', 'online', 'keyed'] },
      leavesOut: 'Paid plans are not covered, nor invoices, on which sources differ.',
    },
  ],
} satisfies Published
