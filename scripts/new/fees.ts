/** A new fee calculator: a fee of a tenth, with its text and its proof. */
import type { Files } from './files.ts'

const calculatorSource = (name: string) => `import { defineCalculator } from '../../engine/calculator'
import { charge } from '../../engine/charge'
import { money } from '../../engine/fields'
import { rate } from '../../engine/rates'
import { settle } from '../../engine/settle'

export default defineCalculator({
  name: '${name}',
  // To be written: what menus say, the German one in German.
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

const CONTENT = `export const { rate, result, money } = quote(calculator)

export const faq = [
  { question: 'To be written: what do people ask? Five or more.', answer: \`The service fee is \${rate.service}.\` },
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

const testSource = (name: string) => `describe('${name}', () => {
  it('takes nothing from nothing', () => {
    expect(lines({ amount: '' })).toEqual({ amount: '$0.00', serviceFee: '$0.00', net: '$0.00' })
  })
})
`

const ORACLE = `import { type Answer, type Asked, deduction } from '../../../test/oracle/answer'
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

export const fees = (name: string): Files => ({
  'calculator.ts': calculatorSource(name),
  'published.ts': publishedSource(name),
  'content.mdx': CONTENT,
  'pictures.ts': PICTURE,
  'calculator.test.ts': testSource(name),
  'oracle.ts': ORACLE,
  'cases.json': CASES,
})
