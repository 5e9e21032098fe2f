import type { Published } from '../../engine/published'

export default {
  list: {
    title: 'Copart’s member fees',
    href: 'https://www.copart.com/content/us/en/member-fees-us-non-licensed',
    read: '2026-09',
  },
  sets: [],
} satisfies Published
