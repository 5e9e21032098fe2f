/** Figures of the visitor's own, of whatever kind: a result or none, never an error, and no note of what did not count. */

import { describe, expect, it } from 'vitest'
import { calculators } from '../../src/calculators/registry'
import type { Calculator } from '../../src/engine/calculator'
import { countedRates } from '../../src/engine/counted-rates'
import { Exact } from '../../src/engine/exact'
import { figuresOf } from '../../src/engine/figures'
import { filled } from '../../src/engine/filled'
import { nearestThreshold } from '../../src/engine/nearest-threshold'
import { ratesWith } from '../../src/engine/own-rates'
import { explain } from '../../src/engine/phrase'
import type { RawInputs } from '../../src/engine/read'
import { questionFor, reverse } from '../../src/engine/reverse'
import { transcript } from '../../src/engine/transcript'
import { withRates } from '../../src/engine/with-rates'
import { anyInputs } from '../any-inputs'
import { anyOf } from '../any-of'
import fc from '../generated'
import { NEVER_SHOWN } from '../never-shown'
import { someOf } from '../runs'

const ODD = [0, -0, -1, 1e-306, 1e300, 1e308]

/** Amounts of every size, so that each step of a schedule is reached. */
const anySize = fc
  .tuple(fc.integer({ min: 1, max: 99 }), fc.integer({ min: -1, max: 6 }))
  .map(([digits, zeros]) => String(digits * 10 ** zeros))

/** Everything that is read after a press with these rates. */
function told(calculator: Calculator, raw: RawInputs): string {
  const result = calculator.run(raw)
  if (!result) return ''
  const question = questionFor(calculator, raw, result)
  const wanted = Exact.read('50') as Exact
  const found = question && reverse(calculator, raw, wanted, question)
  return [
    transcript(calculator, result),
    explain(nearestThreshold(calculator, raw) ?? [], calculator.formats),
    found ? transcript(calculator, found.breakdown) : '',
  ].join('\n')
}

const havingRates = calculators.filter(
  ({ calculator: { rates, formats } }) => figuresOf(rates, formats).length > 0,
)

describe.each(havingRates)('$slug', ({ calculator }) => {
  const { rates, formats, fields, examples } = calculator
  const paths = figuresOf(rates, formats).map(({ path }) => path)
  const principal = Object.keys(fields).find((name) => fields[name]?.kind === 'money')

  it.each(paths)('%s may be anything', (path) => {
    for (const own of ODD)
      for (const { inputs } of someOf(examples)) {
        const raw = filled(fields, inputs)
        const mine = withRates(calculator, ratesWith(calculator, { [path]: own }))
        expect(told(mine, raw), String(own)).not.toMatch(NEVER_SHOWN)
        countedRates(calculator, raw, { [path]: own })
      }
  })

  it.each(paths)('%s changes some result, or it would not be offered', (path) => {
    const before = figuresOf(rates, formats).find((figure) => figure.path === path)?.value ?? 0
    const counts = anyOf(fc.tuple(anyInputs(calculator), anySize), 600, ([raw, size]) => {
      const sized = principal ? { ...raw, [principal]: size } : raw
      return countedRates(calculator, sized, { [path]: before * 2 + 1 }).length > 0
    })
    expect(counts).toBe(true)
  })
})

it('only rates that decided something are named', () => {
  const copart = calculators.find(({ slug }) => slug.startsWith('copart'))?.calculator as Calculator
  const own = {
    'gate/fixed': 80,
    'brokerDocumentation/fixed': 90,
    'shipping/fixed': 700,
    'buyerFee/0/percent': 30,
  }
  const named = (inputs: Record<string, string>) =>
    countedRates(copart, filled(copart.fields, inputs), own).map(({ path, own: figure }) => [path, figure])
  expect(named({})).toEqual([['gate/fixed', 80]])
  expect(named({ winningBid: '50', includeShipping: 'true', buyerType: 'broker' })).toEqual([
    ['buyerFee/0/percent', 30],
    ['brokerDocumentation/fixed', 90],
    ['gate/fixed', 80],
    ['shipping/fixed', 700],
  ])
})
