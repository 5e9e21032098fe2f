/** Steps of brackets and tiers that no amount could fall into, or that some amount falls out of; every wrong one is one sentence. */
import type { Brackets, Rates, Step, Tiers } from '../src/engine/rates'

const limitOf = ({ upTo, below }: Step) => upTo ?? below

/** Tiers that charge nothing for what lies above their last step, because the specification says so. */
const NOTHING_ABOVE = ['src/calculators/probate-fees-calculator/calculator.ts: californiaStatutory']

function problemOf(at: string, { kind, steps }: Brackets | Tiers, index: number): string | undefined {
  const step = steps[index] as Step
  const isLast = index === steps.length - 1
  const limit = limitOf(step)
  if (limit === undefined)
    return isLast ? undefined : "has no end, expected 'upTo' or 'below': only the last step has none"
  if (isLast && !(kind === 'tiers' && NOTHING_ABOVE.includes(at)))
    return `ends at ${limit}, expected no end: the last step is for everything above the others`
  if (step.upTo !== undefined && step.below !== undefined) return "has both 'upTo' and 'below', expected one"
  // Slices are cut at a figure, which belongs to the one below it.
  if (kind === 'tiers' && step.below !== undefined) return "says 'below', expected 'upTo', as tiers have it"
  const previous = steps[index - 1]
  const from = previous && limitOf(previous)
  return from === undefined || limit > from
    ? undefined
    : `ends at ${limit}, expected more than ${from}, where step ${index} ends`
}

export const stepProblems = (file: string, rates: Rates): string[] =>
  Object.entries(rates).flatMap(([name, schedule]) => {
    if (!('steps' in schedule)) return []
    const at = `${file}: ${name}`
    if (schedule.steps.length === 0) return [`${at} has no steps, expected at least one`]
    return schedule.steps.flatMap((_, index) => {
      const problem = problemOf(at, schedule, index)
      return problem ? [`${at}, step ${index + 1} ${problem}`] : []
    })
  })
