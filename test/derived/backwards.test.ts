/** Working backwards, from what is wanted to what has to be asked or bid. */

import { expect, it } from 'vitest'
import { calculators } from '../../src/calculators/registry'
import { isAboutFees } from '../../src/engine/calculator'
import { exact } from '../../src/engine/exact'
import { principalOf } from '../../src/engine/principal'
import { questionFor, reverse } from '../../src/engine/reverse'
import fc from '../generated'
import { runs } from '../runs'
import { anyChoices } from './any-choices'
import { answerIn, askedBackwards } from './asked-backwards'
import { expectProof } from './proof-as-read'

it('is offered by some, and only where the principal amount is money', () => {
  expect(new Set(askedBackwards.map(({ question }) => question))).toEqual(new Set(['receive', 'budget']))
  for (const { calculator } of askedBackwards) expect(principalOf(calculator)?.field.kind).toBe('money')
})

it('concerns most calculators of fees', () =>
  expect(askedBackwards.length).toBeGreaterThan(
    calculators.filter(({ calculator }) => isAboutFees(calculator)).length / 2,
  ))

it.each(askedBackwards)(
  '$slug: forward of backward is the wanted amount, or it says that it cannot be had; the proof adds up',
  ({ slug, calculator }) => {
    let had = 0
    fc.assert(
      fc.property(anyChoices(calculator), fc.integer({ min: 1, max: 2_000_000 }), (raw, cents) => {
        const result = calculator.run(raw)
        const question = result && questionFor(calculator, raw, result)
        if (!question) return
        const wanted = exact(cents).over(100)
        const found = reverse(calculator, raw, wanted, question)
        if (!found) return
        had++
        const forward = answerIn(found.breakdown)
        expect(forward?.equals(wanted)).toBe(found.isExact)
        if (question === 'receive') expect(forward?.isBelow(wanted)).toBe(false)
        else expect(forward?.isAbove(wanted)).toBe(false)
        expectProof(slug, calculator, found, cents)
      }),
      { numRuns: runs(200) },
    )
    expect(had).toBeGreaterThan(0)
  },
)
