/** `npm run new <slug>`: the folder of a new calculator with its proof. It passes everything but the checks of its text. */
import { existsSync, globSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { run } from './install.mjs'

const SLUG = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/

const titled = (slug: string) =>
  slug
    .split('-')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join(' ')

const calculatorSource = (name: string) => `import { defineCalculator } from '../../engine/calculator'
import { charge } from '../../engine/charge'
import { money } from '../../engine/fields'
import { rate } from '../../engine/rates'
import { settle } from '../../engine/settle'

export default defineCalculator({
  name: '${name}',
  shortName: { en: '${name}', de: '${name}' },
  category: 'payments',
  icon: 'calculator',
  currency: 'USD',
  principal: 'amount',
  fields: {
    amount: money({ label: 'Amount', default: 100 }),
  },
  rates: {
    service: rate({ label: 'Service fee', of: 'amount', percent: 10 }),
  },
  calculate({ amount }, rates) {
    return settle({
      start: { key: 'amount', label: 'Amount', amount },
      fees: { serviceFee: charge(rates.service, amount) },
      end: { key: 'net', type: 'net' },
    })
  },
  examples: [
    { title: 'A $100.00 payment', inputs: { amount: 100 }, shows: { serviceFee: '$10.00', net: '$90.00' } },
    { title: 'A $25.50 payment', inputs: { amount: 25.5 }, shows: { serviceFee: '$2.55', net: '$22.95' } },
  ],
})
`

const contentSource = (name: string, related: readonly string[]) => `---
title: '${name}'
description: 'To be written: one or two whole sentences of 120 to 160 characters that tell a searcher what the page works out, and for whom.'
promise: 'To be written: the one sentence under the heading.'
card: 'To be written: what the card on the home page says.'
keywords: ['To be written: what people type who do not know the name', 'a second', 'a third']
related: [${related.join(', ')}]
---

import { quote } from '../../engine/quote'
import calculator from './calculator'

export const { rate, result, money } = quote(calculator)

export const faq = [
  { question: 'To be written: what do people ask?', answer: \`The service fee is \${rate.service}.\` },
]

## How the fee is worked out

To be written: the service fee is {rate.service}, so {money(100)} leaves {result({ amount: 100 }).net}.

> You receive = amount − service fee

## Rates used on this page

<Rates />

## Worked examples

<Examples />

<Picture />

## What the estimate leaves out

To be written.

## How to pay less

To be written.
`

const publishedSource = (name: string) => `import type { Published } from '../../engine/published'

export default {
  list: { title: 'To be written: the price list of ${name}', href: 'https://example.com/fees', read: '2026-01-01' },
  sets: [],
} satisfies Published
`

const PICTURE = `import { feeChart } from '../../pictures/fees'
import calculator from './calculator'

export const picture = feeChart(calculator, {
  title: 'What you keep of a payment',
  alt: 'Share of a payment that is kept, by its amount: the same of every amount, because the fee is a percentage alone.',
  caption: 'The dot is a worked example.',
  shows: 'kept',
  x: { label: 'payment', from: 5, to: 5000, ticks: [5, 50, 500, 5000] },
  y: 'you keep',
  lines: [{ label: 'this page', look: 'line-kept' }],
  marks: [{ example: '$100.00', side: 'above' }],
})
`

const FORM = `import { formFor } from '../page-form'
import calculator from './calculator'

export default formFor(calculator)
`

const ISLAND = `---
import Form from './form'
---

<Form client:use="idle" {...Astro.props} />
`

const testSource = (name: string) => `import { describe, expect, it } from 'vitest'
import { shownLines } from '../../../test/shown'
import calculator from './calculator'

const lines = shownLines(calculator)

describe('${name}', () => {
  it('takes nothing from nothing', () => {
    expect(lines({ amount: '' })).toEqual({ amount: '$0.00', serviceFee: '$0.00', net: '$0.00' })
  })
})
`

const ORACLE = `/** Worked out a second time, from the text of the specification; figures are typed again on purpose. */
import { type Answer, type Asked, deduction } from '../../../test/oracle/answer'
import { percent } from '../../../test/oracle/numbers'

export default function oracle(asked: Asked): Answer {
  const amount = asked.number('amount')
  return deduction('amount', amount, { serviceFee: percent(10, amount) })
}
`

const CASES = `{
  "currency": "USD",
  "inputs": [{ "name": "amount", "kind": "number", "default": "100" }],
  "outputs": { "amount": "money", "serviceFee": "money", "net": "money" },
  "cases": [
    { "inputs": { "amount": "100" }, "expected": { "amount": 100, "serviceFee": 10, "net": 90 } },
    { "inputs": { "amount": "25.5" }, "expected": { "amount": 25.5, "serviceFee": 2.55, "net": 22.95 } }
  ],
  "rising": [{ "input": "amount", "output": "net" }]
}
`

/** Two that exist, to be replaced by those that a visitor may want next. */
const neighbours = (root: string, slug: string): string[] =>
  readdirSync(join(root, 'src/calculators'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== slug)
    .map(({ name }) => name)
    .slice(0, 2)

/** Writes the folder and returns its path; refuses a bad name and a folder that exists. */
export function scaffold(slug: string, root = '.'): string {
  if (!SLUG.test(slug)) throw new Error(`"${slug}" is no slug: use lower-case words joined by hyphens`)
  const folder = join(root, 'src/calculators', slug)
  if (existsSync(folder)) throw new Error(`${folder} exists already`)
  if (globSync(`src/pages/${slug}.*`, { cwd: root }).length)
    throw new Error(`there is a page "${slug}" already`)
  const name = titled(slug)
  mkdirSync(folder, { recursive: true })
  const files = {
    'calculator.ts': calculatorSource(name),
    'published.ts': publishedSource(name),
    'content.mdx': contentSource(name, neighbours(root, slug)),
    'pictures.ts': PICTURE,
    'form.ts': FORM,
    'form.astro': ISLAND,
    'calculator.test.ts': testSource(name),
    'oracle.ts': ORACLE,
    'cases.json': CASES,
  }
  for (const [file, source] of Object.entries(files)) writeFileSync(join(folder, file), source)
  return folder
}

/** What the calculator shows now, kept as text beside it. */
export const writeSnapshots = (slug: string, root = '.') =>
  run(['vitest', 'run', 'test/snapshots', '-t', slug, '-u'], { cwd: root, stdio: 'pipe', encoding: 'utf8' })

if (import.meta.main) {
  try {
    const slug = process.argv[2] ?? ''
    const folder = scaffold(slug)
    // A long name breaks lines elsewhere than a short one.
    run(['biome', 'format', '--write', folder], { stdio: 'pipe' })
    const { status, stdout, stderr } = writeSnapshots(slug)
    if (status !== 0) throw new Error(`${stdout}${stderr}`)
    console.log(`${folder} is ready. Next: docs/tasks/add-a-calculator.md`)
  } catch (error) {
    console.error(`${(error as Error).message}\nUsage: npm run new my-thing-calculator`)
    process.exitCode = 1
  }
}
