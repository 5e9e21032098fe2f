/** Whether any of so many generated inputs does something; the first that does is enough. */
import fc from './generated'

export function anyOf<Input>(
  inputs: fc.Arbitrary<Input>,
  numRuns: number,
  does: (input: Input) => boolean,
): boolean {
  let isFound = false
  const property = fc.property(inputs, (input) => {
    isFound = does(input)
    return !isFound
  })
  fc.check(property, { numRuns, seed: 7, endOnFailure: true })
  return isFound
}
