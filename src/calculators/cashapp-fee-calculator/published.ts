import type { Published } from '../../engine/published'

export default {
  list: {
    title: 'Cash App’s terms of service',
    href: 'https://cash.app/legal/us/en-us/tos',
    read: '2026-09-22',
  },
  sets: [],
} satisfies Published
