/** Worked out a second time, from the text of the specification; figures are typed again on purpose. */
import { type Answer, type Asked, about } from '../../../test/oracle/answer'

const PI = '3.14159265358979323846264338327950288419716939937510582097494459'

export default function pipe(asked: Asked): Answer | undefined {
  const outer = asked.number('outerDiameter')
  const length = asked.number('length')
  if (outer.lte(0) || length.lte(0)) return undefined
  const diameter = outer.plus(asked.number('insulationThickness').times(2))
  const ends = asked.isOn('includeEnds') ? diameter.times('0.5').pow(2).times(PI).times(2) : 0
  const area = diameter.times(length).times(PI).plus(ends)
  return { lines: { squareInches: about(2, area), squareFeet: about(2, area.div(144)) } }
}
