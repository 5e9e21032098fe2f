/** Worked out a second time, from the text of the specification; figures are typed again on purpose. */
import { type Answer, type Asked, upTo } from '../../../test/oracle/answer'
import { Big } from '../../../test/oracle/numbers'

const irregularArea = (asked: Asked): Answer => ({
  lines: {
    area: upTo(
      4,
      asked.numbers('segmentValue').reduce((sum, value) => sum.plus(value), Big(0)),
    ),
  },
})

export default irregularArea
