/** Worked out a second time, from the text of the specification; figures are typed again on purpose. */
import { type Answer, type Asked, upTo } from '../../../test/oracle/answer'

export default function airflow(asked: Asked): Answer | undefined {
  const factor = asked
    .number('temperatureDifferential', 20)
    .times('1.08')
    .times(asked.number('sensibleHeatFactor', '0.75'))
  if (asked.choice('conversion', 'cfm-to-tons', 'tons-to-cfm') === 'cfm-to-tons') {
    const cfm = asked.number('cfm')
    return cfm.gt(0) ? { lines: { tons: upTo(2, cfm.times(factor).div(12_000)) } } : undefined
  }
  const tons = asked.number('tons')
  if (tons.lte(0) || factor.eq(0)) return undefined
  return { lines: { cfm: upTo(2, tons.times(12_000).div(factor)) } }
}
