import type { Published } from '../../engine/published'

const href = 'https://stripe.com/pricing'
const read = '2026-09-20'

export default {
  list: { title: 'Stripe’s US prices', href, read },
  sets: [
    {
      id: 'stripe-us-2026-09',
      name: 'Stripe’s US list',
      read,
      href,
      figures: {
        'us.card/percent': 2.9,
        'us.card/fixed': 0.3,
        'us.ach/percent': 0.8,
        'us.ach/max': 5,
        'us.international/percent': 4.4,
        'us.international/fixed': 0.3,
        'conversion/percent': 1,
      },
      onlyFor: { country: ['us'] },
      leavesOut: 'Only for businesses in the United States that pay the standard prices.',
    },
  ],
} satisfies Published
