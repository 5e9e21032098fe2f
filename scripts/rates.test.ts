import { expect, it } from 'vitest'
import { byAge } from './rates'

it('lists by age, oldest first, and marks what is old', () => {
  const lines = byAge(
    [
      { slug: 'b', name: 'set: b-1', read: '2026-11-05' },
      { slug: 'a', name: 'list: A', read: '2026-01' },
      { slug: 'long', name: 'list: L', read: undefined },
      { slug: 'b', name: 'list: B', read: '2026-11-05' },
    ],
    '2026-11-15',
  )
  expect(lines).toEqual([
    '  no date                   long  list: L',
    ' 318 days  old  2026-01     a     list: A',
    '  10 days       2026-11-05  b     list: B',
    '  10 days       2026-11-05  b     set: b-1',
  ])
})
