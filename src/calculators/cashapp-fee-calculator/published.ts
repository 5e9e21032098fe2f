import type { Published } from '../../engine/published'

export default {
  list: {
    title: "Cash App's terms of service",
    href: 'https://cash.app/legal/us/en-us/tos',
    read: '2026-09-22',
  },
  note: "For cashing out at once, Cash App's own pages disagree: they name anything from 0.5% to 2.5%.",
  sets: [],
} satisfies Published
