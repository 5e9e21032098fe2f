import type { Published } from '../../engine/published'

export default {
  list: { title: 'Venmo’s fees', href: 'https://venmo.com/resources/our-fees/', read: '2026-09-11' },
  note: 'On that day the list had the same rates as this page.',
  sets: [],
} satisfies Published
