import type { Published } from '../../engine/published'

export default {
  list: {
    title: "Copart's member fees",
    href: 'https://www.copart.com/content/us/en/member-fees-us-non-licensed',
    read: '2026-09',
  },
  note: 'Copart charges an amount for each price band that rises with the bid, and a percentage from $15,000; the brackets here are a simplification.',
  sets: [],
} satisfies Published
