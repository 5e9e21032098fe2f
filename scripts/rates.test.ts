import { globSync } from 'node:fs'
import { expect, it } from 'vitest'
import { byAge, publishedSources } from './rates'

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

it('knows every list in the project', async () => {
  const folders = globSync('src/calculators/*/published.ts').map((file) => file.split(/[\\/]/).at(-2))
  const sources = await publishedSources()
  expect(folders.length).toBeGreaterThan(0)
  expect(new Set(sources.map(({ slug }) => slug))).toEqual(new Set(folders))
})
