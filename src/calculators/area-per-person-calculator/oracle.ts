/** Worked out a second time, from the text of the specification; figures are typed again on purpose. */
import { type Answer, type Asked, upTo } from '../../../test/oracle/answer'
import { Big, wholeBelow } from '../../../test/oracle/numbers'

const FEET_PER_PERSON: Readonly<Record<string, number>> = {
  office: 100,
  classroom: 20,
  restaurant: 15,
  retail: 30,
  warehouse: 500,
  assembly: 7,
  library: 50,
  gym: 50,
}

export default function occupancy(asked: Asked): Answer {
  const type = asked.choice('occupancyType', 'office', ...Object.keys(FEET_PER_PERSON))
  const feet = Big(FEET_PER_PERSON[type] ?? 100)
  return asked.choice('mode', 'area-to-people', 'people-to-area') === 'area-to-people'
    ? { lines: { occupants: upTo(0, wholeBelow(asked.number('area'), feet)) } }
    : { lines: { requiredArea: upTo(2, asked.number('people').times(feet)) } }
}
