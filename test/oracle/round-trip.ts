/** Converted there and back, a figure returns, as far as the shown decimals can carry it. */

import type { Calculator } from '../../src/engine/calculator'
import fc from '../generated'
import { figureOf } from './figure'
import { Big, type Raw } from './numbers'

/** Inputs for one figure, and the output that answers. */
type Way = readonly [inputs: (text: string) => Raw, output: string]

/** What was shown on the way there is all that is known on the way back. Every problem is one sentence. */
export function thereAndBack(
  calculator: Calculator,
  value: Big,
  [there, output]: Way,
  [back, returned]: Way,
  slack: Big,
): string[] {
  const converted = figureOf(calculator, there(value.toFixed()), output)
  if (!converted) return ['there is no result on the way there']
  if (converted.eq(0)) return []
  const again = figureOf(calculator, back(converted.toFixed()), returned)
  if (!again) return [`there is no result on the way back from ${converted.toFixed()}`]
  return again.minus(value).abs().lte(slack)
    ? []
    : [`${value.toFixed()} becomes ${converted.toFixed()} and then ${again.toFixed()}`]
}

/** Whole numbers of the last of some decimals: from 1 to 1000 with 2 places is 0.01 to 10.00. */
export const decimals = (from: number, to: number, places: number): fc.Arbitrary<Big> =>
  fc.integer({ min: from, max: to }).map((n) => Big(n).div(10 ** places))
