import type { Published } from '../../engine/published'

export default {
  list: {
    title: 'Ticketmaster on how prices and fees are set',
    href: 'https://help.ticketmaster.com/hc/en-us/articles/9663528775313-How-are-ticket-prices-and-fees-determined-',
    read: '2025-05',
  },
  note: 'Fees there are set for each event, so no list of rates exists.',
  sets: [],
} satisfies Published
