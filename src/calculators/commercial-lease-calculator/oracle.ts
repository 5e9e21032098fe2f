/** Worked out a second time, from the text of the specification; figures are typed again on purpose. */
import { type Answer, type Asked, money } from '../../../test/oracle/answer'

export default function lease(asked: Asked): Answer | undefined {
  const area = asked.number('rentableSqft')
  const rate = asked.number('rate')
  if (area.lte(0) || rate.lte(0)) return undefined
  const base = area.times(rate)
  const additional = asked.number('cam').plus(asked.number('taxes')).plus(asked.number('insurance'))
  return {
    bill: { parts: { baseRent: base, totalAdditional: additional }, total: 'annualRent' },
    lines: { monthlyRent: money(base.plus(additional).div(12)) },
  }
}
