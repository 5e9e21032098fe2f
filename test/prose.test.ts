/** Every page is written for itself: no sentence is found twice. */
import { expect, it } from 'vitest'
import { sentencesOf, sequencesOf } from './prose'

const LENGTH = 8

const sources = import.meta.glob<string>(['../src/calculators/*/content.mdx', '../src/pages/*.mdx'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

it('reads what a visitor reads, and no code', () => {
  const source = `---
title: Not a sentence
promise: What you keep. Press Calculate.
---

import { quote } from '../../engine/quote'

export const faq = [
  {
    question: 'How much?',
    answer: \`About \${money({ amount: 1 }.amount)} of it.\`,
  },
]

## A heading

> Price = amount × rate

A [link](/there/), “Rates used” and {result({ a: 1 }).net}
on two lines.

| Cell | Other |
- A point`
  expect(
    sentencesOf(source)
      .map((text) => text.replaceAll(/\s+/g, ' ').trim())
      .filter(Boolean),
  ).toEqual([
    'What you keep',
    'Press Calculate',
    'How much',
    'About 0 of it',
    '## A heading',
    'A [link, 0 and 0 on two lines',
    'Cell',
    'Other',
    '- A point',
  ])
})

it(`no two pages share ${LENGTH} words in a row`, () => {
  const seen = new Map<string, string>()
  const shared: string[] = []
  for (const [path, source] of Object.entries(sources))
    for (const sequence of sequencesOf(source, LENGTH)) {
      const other = seen.get(sequence)
      if (other) shared.push(`${other} and ${path}: ${sequence}`)
      else seen.set(sequence, path)
    }
  expect(shared).toEqual([])
})
