/** Worked out a second time, from the text of the specification; figures are typed again on purpose. */
import { type Answer, type Asked, upTo } from '../../../test/oracle/answer'
import { percent } from '../../../test/oracle/numbers'

export default function carpet(asked: Asked): Answer | undefined {
  const builtUp = asked.number('builtUpArea')
  if (builtUp.lte(0)) return undefined
  const wall = percent(asked.number('wallPercent', 6), builtUp)
  const balcony = percent(asked.number('balconyPercent', 10), builtUp)
  return {
    lines: {
      carpetArea: upTo(2, builtUp.minus(wall).minus(balcony)),
      builtUpArea: upTo(2, builtUp),
      superBuiltUp: upTo(2, builtUp.plus(percent(asked.number('loadingPercent', 15), builtUp))),
      wallArea: upTo(2, wall),
      balconyArea: upTo(2, balcony),
    },
  }
}
