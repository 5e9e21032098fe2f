/** Jumps and prices worked back take a bounded number of calculations, whatever rates a visitor has typed, and never throw. */
import { describe, expect, it } from 'vitest'
import { calculators } from '../../src/calculators/registry'
import type { Calculator } from '../../src/engine/calculator'
import { countedRates } from '../../src/engine/counted-rates'
import { exact } from '../../src/engine/exact'
import { figuresOf } from '../../src/engine/figures'
import { filled } from '../../src/engine/filled'
import { nearestThreshold } from '../../src/engine/nearest-threshold'
import { withFigures } from '../../src/engine/own-rates'
import { questionFor, reverse } from '../../src/engine/reverse'
import { withRates } from '../../src/engine/with-rates'
import { someOf } from '../runs'

const ODD = [0, -0, -1, 1e-306, 1e300, 1e308]
/** Each takes some hundredths of a millisecond. */
const MAX_RUNS = 150
/** Halving everything up to the highest price takes more. */
const MAX_RUNS_OF_USUAL = 50
const USUAL = 50

/** The calculator, and how often it has been asked. */
function counted(calculator: Calculator) {
  const asked = { times: 0 }
  const run: Calculator['run'] = (...given) => {
    asked.times++
    return calculator.run(...given)
  }
  return { asked, calculator: { ...calculator, run } }
}

describe.each(calculators)('$slug', ({ calculator: own }) => {
  const { rates, formats, fields, examples } = own
  const sets = figuresOf(rates, formats).flatMap(({ path }) =>
    someOf(ODD).map((figure) => withFigures(rates, { [path]: figure })),
  )
  const amounts = ['0', '0.01', '1e15', '1e300', '-5']

  it('is asked a bounded number of times', () => {
    const raw = filled(fields, examples[0]?.inputs ?? {})
    const result = own.run(raw)
    const question = result && questionFor(own, raw, result)
    for (const mine of [rates, ...sets]) {
      const { asked, calculator } = counted(withRates(own, mine))
      nearestThreshold(calculator, raw)
      expect(asked.times).toBeLessThan(MAX_RUNS)
      asked.times = 0
      for (const wanted of question ? [0.01, USUAL, 1e300] : []) {
        const found = reverse(calculator, raw, exact(wanted), question as 'receive')
        if (found) expect(Number.isFinite(found.cents)).toBe(true)
        expect(asked.times).toBeLessThan(mine === rates && wanted === USUAL ? MAX_RUNS_OF_USUAL : MAX_RUNS)
        asked.times = 0
      }
    }
  })

  it('is not asked which own rates count where there are none', () => {
    const { asked, calculator } = counted(own)
    expect(countedRates(calculator, filled(fields, examples[0]?.inputs ?? {}), {})).toEqual([])
    expect(asked.times).toBe(0)
  })

  it('takes any amount', () => {
    const name = [own.principal ?? []].flat()[0] ?? ''
    for (const amount of amounts) {
      const raw = { ...filled(fields, examples[0]?.inputs ?? {}), [name]: amount }
      expect(() => nearestThreshold(own, raw)).not.toThrow()
    }
  })
})
