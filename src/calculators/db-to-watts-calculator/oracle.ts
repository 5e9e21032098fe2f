/** Worked out a second time, from the text of the specification; figures are typed again on purpose. */
import { type Answer, type Asked, about, text } from '../../../test/oracle/answer'
import { Big, numberText } from '../../../test/oracle/numbers'

export default function decibel(asked: Asked): Answer | undefined {
  const value = asked.number('value')
  const type = asked.choice('dbType', 'dbm', 'dbw', 'dbspl')
  const impedance = text(`${asked.choice('impedance', '8', '4', '16', '50', '75')} Ω`)
  if (type === 'dbspl') return undefined
  const unit = type === 'dbm' ? 'dBm' : 'dBW'
  if (asked.choice('conversion', 'db-to-watts', 'watts-to-db') === 'db-to-watts') {
    if (value.eq(0)) return undefined
    const watts = 10 ** Number((type === 'dbm' ? value.minus(30) : value).div(10))
    if (!Number.isFinite(watts)) return undefined
    const input = text(`${numberText(value, 30)} ${unit}`)
    return { lines: { input, output: about(6, Big(watts), 6), impedance } }
  }
  if (value.lte(0)) return undefined
  const level = 10 * Math.log10(Number(type === 'dbm' ? value.times(1000) : value))
  if (!Number.isFinite(level)) return undefined
  return {
    lines: { input: text(`${numberText(value, 30)} W`), output: about(2, Big(level), 2), impedance },
  }
}
