import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { slugs } from '../../test/agreed'
import { frontMatterOf } from './front-matter'
import { unknownCalculators } from './unknown-calculators'

const DESCRIPTION = 'What it works out and for whom. '.repeat(4).trim()
const written = (more = '') => `---
title: 'A: B'
description: ${DESCRIPTION}
promise: One sentence.
card: A card.
keywords: [one, two, three]
related:
  - a-calculator
  - b-calculator
${more}---

import calculator from './calculator'

---
`

it('reads what stands before the text, however lines end', () => {
  const read = frontMatterOf('a', written('hasAd: true\n'))
  expect(read).toMatchObject({ title: 'A: B', related: ['a-calculator', 'b-calculator'], hasAd: true })
  expect(read.endsWithQuestions).toBe(false)
  expect(frontMatterOf('a', written('hasAd: true\n').replaceAll('\n', '\r\n'))).toEqual(read)
})

it('names the file and what is wrong in it', () => {
  expect(() => frontMatterOf('a', written('titel: B\n'))).toThrow(/^a\/content\.mdx: .*"titel"/)
  expect(() => frontMatterOf('a', 'A text alone')).toThrow(/^a\/content\.mdx: [\s\S]*title/)
  expect(() => frontMatterOf('a', written('hasAd: no: yes\n'))).toThrow(/"a\/content\.mdx"/)
})

it.each(slugs)('%s says before its text what its page needs', (slug) => {
  const file = `src/calculators/${slug}/content.mdx`
  const { related } = frontMatterOf(slug, readFileSync(file, 'utf8'))
  expect(unknownCalculators(slugs, [{ where: `${file}: related`, names: related }])).toEqual([])
})
