/** The more goes in, the more comes out, as each calculator's `cases.json` says, except at thresholds where it says so. */

import { describe, it } from 'vitest'
import { calculators } from '../../src/calculators/registry'
import { agreedOf } from '../agreed'
import fc from '../generated'
import { figureOf } from './figure'
import { anyInputs } from './inputs'
import { Big, type Raw } from './numbers'
import { holds } from './run'

/** Whole cents above 0: below a cent, rounding two lines apart may turn a rise into a fall. */
const cents = fc
  .oneof(fc.integer({ min: 1, max: 200_000 }), fc.integer({ min: 1, max: 3_000_000_000 }))
  .map((n) => Big(n).times('0.01'))

const rising = calculators.flatMap(({ slug, calculator }) =>
  (agreedOf(slug).rising ?? []).map((rule) => ({
    slug,
    calculator,
    thresholds: rule.exceptAtThresholds ? (agreedOf(slug).thresholds?.[rule.input] ?? []) : [],
    ...rule,
  })),
)

describe('more in, no less out', () => {
  it.each(rising)(
    '$slug: $input → $output',
    ({ slug, calculator, thresholds, input, output, with: fixed }) => {
      const pairs = fc
        .record({ raw: anyInputs(slug), one: cents, other: cents })
        .map(({ raw, one, other }) => ({
          ...raw,
          ...fixed,
          [input]: one.lt(other) ? [one, other] : [other, one],
        }))
      holds(slug, pairs, ({ [input]: pair, ...raw }) => {
        const [less, more] = pair as [Big, Big]
        if (thresholds.some((threshold) => less.lte(threshold) && more.gt(threshold))) return []
        const [before, after] = [less, more].map((value) =>
          figureOf(calculator, { ...(raw as Raw), [input]: value.toFixed() }, output),
        )
        if (!before || !after) return before === after ? [] : ['only one of the two has a result']
        return after.gte(before) ? [] : [`${output} falls from ${before.toFixed()} to ${after.toFixed()}`]
      })
    },
  )
})
