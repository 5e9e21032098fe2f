/** Worked out a second time, from the text of the specification; figures are typed again on purpose. */
import { type Answer, type Asked, fixed } from '../../../test/oracle/answer'
import { Big } from '../../../test/oracle/numbers'

export default function viscosity(asked: Asked): Answer | undefined {
  const value = asked.number('viscosity')
  const typed = asked.number('density', 1)
  const density = typed.eq(0) ? Big(1) : typed
  const isToStokes = asked.choice('conversion', 'cp-to-cst', 'cst-to-cp') === 'cp-to-cst'
  const converted = isToStokes ? value.div(density) : value.times(density)
  const precision = Number(asked.choice('precision', '3', '1', '2', '4', '5', '6'))
  // The sign is taken from the factors: a quotient too small for 60 decimals is above 0 all the same.
  return value.times(density).gt(0) ? { lines: { converted: fixed(precision, converted) } } : undefined
}
