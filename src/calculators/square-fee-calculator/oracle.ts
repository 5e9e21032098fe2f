/** Worked out a second time, from the text of the specification; figures are typed again on purpose. */
import { type Answer, type Asked, deduction } from '../../../test/oracle/answer'
import { percent } from '../../../test/oracle/numbers'

export default function square(asked: Asked): Answer {
  const amount = asked.number('amount')
  const [rate, flat] = {
    online: ['2.9', '0.30'],
    'in-person': ['2.6', '0.10'],
    invoice: ['3.3', '0.30'],
    keyed: ['3.5', '0.15'],
  }[asked.choice('transactionType', 'online', 'in-person', 'invoice', 'keyed')] as [string, string]
  return deduction('amount', amount, { processingFee: percent(rate, amount).plus(flat) })
}
