/** Runs one check over generated inputs and reports the smallest input that fails it, in words. */
import fc from '../generated'
import { runs } from '../runs'

const RUNS = runs(1000)

export function holds<Input>(
  slug: string,
  inputs: fc.Arbitrary<Input>,
  problemsOf: (input: Input) => string[],
): void {
  const checked = fc.check(
    fc.property(inputs, (input) => problemsOf(input).length === 0),
    { numRuns: RUNS },
  )
  if (!checked.failed) return
  const [input] = checked.counterexample as [Input]
  const said = () => {
    try {
      return problemsOf(input)
    } catch (error) {
      return [`it throws ${error}`]
    }
  }
  throw new Error(
    [
      `${slug} with ${JSON.stringify(input)}`,
      ...said(),
      `(seed ${checked.seed}, run ${checked.numRuns})`,
    ].join('\n  '),
  )
}
