/** Every amount falls into one step of a schedule, and every step has amounts. */
import { describe, expect, it } from 'vitest'
import { calculators } from '../src/calculators/registry'
import type { Published } from '../src/engine/published'
import { brackets, type Limits, rate, tiers } from '../src/engine/rates'
import { stepProblems } from './steps'

const modules = import.meta.glob<Published>('../src/calculators/*/published.ts', {
  eager: true,
  import: 'default',
})

it.each(calculators)('$slug has steps that rise, and an open one at the end', ({ slug, calculator }) => {
  const folder = `src/calculators/${slug}`
  expect(stepProblems(`${folder}/calculator.ts`, calculator.rates)).toEqual([])
  for (const { id, schedules = {} } of modules[`../${folder}/published.ts`]?.sets ?? [])
    expect(stepProblems(`${folder}/published.ts, ${id}`, schedules)).toEqual([])
})

describe('a wrong step is told with file, schedule and step', () => {
  const told = (make: typeof brackets | typeof tiers, ...limits: Limits[]) => {
    const steps = limits.map((each) => ({ ...each, percent: 1 }))
    return stepProblems('a.ts', {
      fee: make({ label: 'Fee', steps }),
      other: rate({ label: 'Other', percent: 1 }),
    })
  }

  it('where limits do not rise', () => {
    expect(told(brackets, { upTo: 10 }, { below: 20 }, {})).toEqual([])
    expect(told(brackets, { upTo: 10 }, { upTo: 5 }, {})).toEqual([
      'a.ts: fee, step 2 ends at 5, expected more than 10, where step 1 ends',
    ])
    expect(told(tiers, { upTo: 10 }, { upTo: 10 }, {})).toHaveLength(1)
  })

  it('where the open one is missing or not the last', () => {
    expect(told(tiers, { upTo: 10 })).toEqual([
      'a.ts: fee, step 1 ends at 10, expected no end: the last step is for everything above the others',
    ])
    // What one calculator's tiers may do, a schedule of the same name elsewhere may not.
    expect(
      stepProblems('a.ts', {
        californiaStatutory: tiers({ label: 'Fee', steps: [{ upTo: 10, percent: 1 }] }),
      }),
    ).toHaveLength(1)
    expect(told(brackets, {}, { upTo: 10 }, {})).toEqual([
      "a.ts: fee, step 1 has no end, expected 'upTo' or 'below': only the last step has none",
    ])
    expect(told(brackets)).toEqual(['a.ts: fee has no steps, expected at least one'])
  })

  it('where it ends in a way that its kind does not know', () => {
    expect(told(tiers, { below: 10 }, {})).toEqual([
      "a.ts: fee, step 1 says 'below', expected 'upTo', as tiers have it",
    ])
    expect(told(brackets, { upTo: 10, below: 10 }, {})).toEqual([
      "a.ts: fee, step 1 has both 'upTo' and 'below', expected one",
    ])
  })
})
