import type { Published } from '../../engine/published'

const href = 'https://depophelp.zendesk.com/hc/en-gb/articles/360001791127-Seller-fees-and-charges'
const read = '2026-08-18'

export default {
  list: { title: 'Depop’s seller fees and charges', href, read },
  sets: [
    {
      id: 'depop-us-2026-08',
      name: 'Depop’s list for the United States',
      read,
      href,
      figures: { 'depop/percent': 0, 'payment/percent': 3.3, 'payment/fixed': 0.45 },
      leavesOut:
        'Only for sellers in the United States. They pay no selling fee, nor do those in the United Kingdom; sellers elsewhere do. The payment fee may be taken from sales tax as well.',
    },
  ],
} satisfies Published
