/** Worked out a second time, from the text of the specification; figures are typed again on purpose. */
import { type Answer, type Asked, upTo } from '../../../test/oracle/answer'
import { Big, wholeAbove } from '../../../test/oracle/numbers'

export default function boards(asked: Asked): Answer | undefined {
  const area = asked.number('area')
  const width = asked.number('boardWidth')
  const length = asked.number('boardLength')
  const thickness = asked.number('thickness')
  if (area.lte(0) || width.lte(0) || length.lte(0)) return undefined
  const needed = wholeAbove(area.times(144), width.times(length))
  const waste = wholeAbove(needed.times(asked.number('wastePercent', 10)), Big(100))
  const total = needed.plus(waste)
  const boardFeet = thickness.times(width).times(length).times(total).div(144)
  return {
    lines: {
      boardsNeeded: upTo(0, needed),
      wasteAmount: upTo(0, waste),
      totalBoards: upTo(0, total),
      ...(thickness.gt(0) && { boardFeet: upTo(2, boardFeet) }),
    },
  }
}
