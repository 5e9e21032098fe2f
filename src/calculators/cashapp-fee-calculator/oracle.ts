/** Worked out a second time, from the text of the specification; figures are typed again on purpose. */
import { type Answer, type Asked, deduction } from '../../../test/oracle/answer'
import { Big, max, percent } from '../../../test/oracle/numbers'

export default function cashapp(asked: Asked): Answer {
  const amount = asked.number('amount')
  const isFromCard = asked.choice('sourceOfFunds', 'bank', 'card', 'cashapp') === 'card'
  const instant = percent('1.75', amount)
  const sending = isFromCard ? percent(3, amount) : Big(0)
  const isInstant = asked.choice('transactionType', 'sending', 'instant') === 'instant'
  const fee = isInstant ? (amount.lte(250) ? max(instant, '0.25') : instant) : sending
  return deduction('amount', amount, { fee })
}
