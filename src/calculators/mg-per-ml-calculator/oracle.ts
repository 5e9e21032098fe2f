/** Worked out a second time, from the text of the specification; figures are typed again on purpose. */
import { type Answer, type Asked, fixed } from '../../../test/oracle/answer'

export default function concentration(asked: Asked): Answer | undefined {
  const mass = asked.number('mass')
  const volume = asked.number('volume')
  if (volume.eq(0)) return undefined
  return {
    lines: {
      concentration: fixed(3, mass.div(volume)),
      percentWv: fixed(3, mass.div(volume.times(10))),
    },
  }
}
