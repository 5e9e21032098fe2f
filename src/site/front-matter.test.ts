import { expect, it } from 'vitest'
import { frontMatterOf } from './front-matter'

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
})
