/** Everything that names a field, an option or a line names one that is there. Names of calculators: src/site/unknown-calculators.ts. */
import { describe, expect, it } from 'vitest'
import { calculators } from '../src/calculators/registry'
import type { Calculator } from '../src/engine/calculator'
import { defineCalculator } from '../src/engine/calculator'
import { choice, money, number } from '../src/engine/fields'
import { tiers } from '../src/engine/rates'
import { noResult } from '../src/engine/result'
import { settle } from '../src/engine/settle'
import { agreedOf } from './agreed'
import { caseProblems, definitionProblems } from './names'

it.each(calculators)('$slug names only what it has', ({ slug, calculator }) => {
  expect(definitionProblems(slug, calculator)).toEqual([])
  expect(caseProblems(slug, agreedOf(slug))).toEqual([])
})

describe('a misspelt name is told with file, name and what was expected', () => {
  const mode = choice({ label: 'Mode', options: [['there', 'There']], default: 'there' })
  const told = (
    changed: Partial<Pick<Calculator, 'fields' | 'principal' | 'examples'> & { category: string }>,
  ) =>
    definitionProblems('my-calculator', {
      category: 'payments',
      fields: { mode, value: number({ label: 'Value' }) },
      principal: 'value',
      examples: [],
      run: () => ({ headline: 'net', lines: [{ key: 'net' }] }),
      ...changed,
    } as unknown as Calculator)
  const file = 'src/calculators/my-calculator/calculator.ts'

  it('in conditions', () => {
    const asked = (field: string, is: string) => ({
      mode,
      value: number({
        label: 'Value',
        shownWhen: { field, is },
        rewordedWhen: [{ field, is, label: 'Other' }],
      }),
    })
    expect(told({ fields: asked('mode', 'there') })).toEqual([])
    expect(told({ fields: asked('mood', 'there') })).toEqual([
      `${file}: fields.value.shownWhen names 'mood', expected a choice: 'mode'`,
      `${file}: fields.value.rewordedWhen names 'mood', expected a choice: 'mode'`,
    ])
    expect(told({ fields: asked('value', 'there') })).toHaveLength(2)
    expect(told({ fields: asked('mode', 'their') })[0]).toBe(
      `${file}: fields.value.shownWhen names the option 'their' of 'mode', expected 'there'`,
    )
  })

  it('in the principal amount', () => {
    expect(told({ principal: undefined })).toEqual([`${file}: principal is missing, expected one of 'value'`])
    expect(told({ principal: 'mode' })).toEqual([`${file}: principal names 'mode', expected one of 'value'`])
  })

  it('in the category', () => {
    expect(told({ category: 'payment' })).toEqual([
      expect.stringMatching(/: category names 'payment', expected one of 'tickets', .*'payments'/),
    ])
  })

  it('in examples', () => {
    expect(told({ examples: [{ title: 'One', inputs: { mode: 'their' }, shows: {} }] })).toEqual([
      `${file}: the example 'One' names the option 'their' of 'mode', expected 'there'`,
    ])
    expect(told({ examples: [{ title: 'One', inputs: {}, shows: { nett: '$1.00' } }] })).toEqual([
      `${file}: the example 'One' shows 'nett', expected one of 'net'`,
    ])
  })

  it('by the compiler, where it can', () => {
    const end = { key: 'net', type: 'net' } as const
    // @ts-expect-error: no fee of this name
    settle({ fees: { fee: undefined }, end: { ...end, unaffectedBy: ['fe'] } })
    const shop = {
      name: 'Shop',
      shortName: 'Shop',
      category: 'payments',
      icon: 'store',
      fields: { mode, price: money({ label: 'Price' }) },
      rates: {},
      calculate: () => noResult,
      examples: [],
    } as const
    const compared = { kind: 'sale', as: 'Shop', carries: { price: 'price' } } as const
    defineCalculator({ ...shop, principal: 'price', comparison: { ...compared, with: { mode: 'there' } } })
    // @ts-expect-error: no field of this name
    defineCalculator({ ...shop, principal: 'prize' })
    // @ts-expect-error: no field of this name
    defineCalculator({ ...shop, comparison: { ...compared, carries: { price: 'prize' } } })
    // @ts-expect-error: no option of this name
    defineCalculator({ ...shop, comparison: { ...compared, with: { mode: 'their' } } })
    // @ts-expect-error: no field of this name
    defineCalculator({ ...shop, comparison: { ...compared, onlyIf: { mood: 'there' } } })
    // @ts-expect-error: no category of this name
    defineCalculator({ ...shop, category: 'payment' })
    // @ts-expect-error: a slice has its end in it
    tiers({ label: 'Fee', steps: [{ percent: 5, below: 100 }, { percent: 2 }] })
    expect(settle({ fees: { fee: undefined }, end: { ...end, unaffectedBy: ['fee'] } }).lines).toHaveLength(1)
  })

  it('in how a line is written', () => {
    const told = (kind: string) =>
      caseProblems('my-calculator', { inputs: [], outputs: { area: kind }, cases: [] })
    for (const kind of ['money', 'text', 'int', 'upto2', 'fixed3', 'precision', 'number'])
      expect(told(kind)).toEqual([])
    expect(told('decimal')).toEqual([
      "src/calculators/my-calculator/cases.json: outputs.area is 'decimal', expected 'money', 'text', 'int', 'upto2', 'fixed2', 'precision' or 'number'",
    ])
  })

  it('in agreed cases', () => {
    const problems = caseProblems('my-calculator', {
      inputs: [{ name: 'value', kind: 'number', default: '' }],
      outputs: { net: 'money' },
      cases: [{ inputs: { valeu: '1' }, expected: { nett: 1 } }],
      thresholds: { valuee: [1] },
      rising: [{ input: 'vlaue', output: 'ent', with: { mode: 'there' } }],
    })
    const json = 'src/calculators/my-calculator/cases.json'
    expect(problems).toEqual([
      `${json}: case 1 names 'valeu', expected one of 'value'`,
      `${json}: case 1 names 'nett', expected one of 'net'`,
      `${json}: thresholds names 'valuee', expected one of 'value'`,
      `${json}: rising names 'vlaue', expected one of 'value'`,
      `${json}: rising names 'mode', expected one of 'value'`,
      `${json}: rising names 'ent', expected one of 'net'`,
    ])
  })
})
