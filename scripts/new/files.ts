/** What stands in the folder of a new calculator, whatever it works out: files by name. */

export type Files = Readonly<Record<string, string>>

const FORM = `import { formFor } from '../page-form'
import calculator from './calculator'

export default formFor(calculator)
`

const ISLAND = `---
import Form from './form'
---

<Form client:use="idle" {...Astro.props} />
`

const contentOpening = (name: string, related: readonly string[]) => `---
title: '${name}'
description: 'To be written: one or two whole sentences of 120 to 160 characters that tell a searcher what the page works out, and for whom.'
promise: 'To be written: the one sentence under the heading.'
card: 'To be written: what the card on the home page says.'
keywords: ['To be written: what people type who do not know the name', 'a second', 'a third']
related: [${related.join(', ')}] # To be written: those that a visitor may want next
---

import { quote } from '../../engine/quote'
import calculator from './calculator'

`

const TEST_OPENING = `import { describe, expect, it } from 'vitest'
import { shownLines } from '../../../test/shown'
import calculator from './calculator'

const lines = shownLines(calculator)

`

const ORACLE_OPENING = `/** Worked out a second time, from the text of the specification; figures are typed again on purpose. */
`

/** The files that a kind has of its own, each behind the lines that all of its name begin with, and those that are the same for every kind. */
export function filesOf(own: Files, name: string, related: readonly string[]): Files {
  const openings: Files = {
    'content.mdx': contentOpening(name, related),
    'calculator.test.ts': TEST_OPENING,
    'oracle.ts': ORACLE_OPENING,
  }
  const opened = Object.entries(own).map(([file, source]) => [file, (openings[file] ?? '') + source])
  return { ...Object.fromEntries(opened), 'form.ts': FORM, 'form.astro': ISLAND }
}
