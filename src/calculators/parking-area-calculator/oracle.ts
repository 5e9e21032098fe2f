/** Worked out a second time, from the text of the specification; figures are typed again on purpose. */
import { type Answer, type Asked, upTo } from '../../../test/oracle/answer'
import { Big, max, percent, wholeAbove, wholeBelow } from '../../../test/oracle/numbers'

export default function parking(asked: Asked): Answer | undefined {
  const land = asked.number('landArea')
  const width = asked.number('stallWidth', 9)
  const length = asked.number('stallLength', 18)
  const aisle = asked.number('aisleWidth', 24)
  const efficiency = asked.number('efficiency', 85)
  const space = width.times(length).plus(aisle.times(width).times('0.5'))
  // Only a division by 0 has no outcome; a space that takes less than no area has one.
  if (land.lte(0) || space.eq(0)) return undefined
  const usable = percent(efficiency, land)
  const total = space.gt(0) ? wholeBelow(usable, space) : wholeBelow(usable.neg(), space.neg())
  const ada = asked.isOn('includeAda') ? wholeAbove(total.times(2), Big(100)) : undefined
  const ev = asked.isOn('includeEv') ? wholeAbove(total.times(5), Big(100)) : undefined
  return {
    lines: {
      totalSpaces: upTo(0, total),
      regularSpaces: upTo(0, max(total.minus(ada ?? 0).minus(ev ?? 0), 0)),
      ...(ada && { adaSpaces: upTo(0, ada) }),
      ...(ev && { evSpaces: upTo(0, ev) }),
      pavementArea: upTo(2, usable),
      efficiency: upTo(2, efficiency),
    },
  }
}
