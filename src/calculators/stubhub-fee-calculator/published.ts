import type { Published } from '../../engine/published'

export default {
  list: { title: 'StubHub’s terms and policies', href: 'https://www.stubhub.com/legal/' },
  note: 'StubHub publishes no rate; sellers report about 15%.',
  sets: [],
} satisfies Published
