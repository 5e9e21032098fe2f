/** Worked out a second time, from the text of the specification; figures are typed again on purpose. */
import { type Answer, type Asked, deduction } from '../../../test/oracle/answer'
import { percent } from '../../../test/oracle/numbers'

export default function depop(asked: Asked): Answer {
  const gross = asked.number('itemPrice').plus(asked.number('shippingCharged'))
  return deduction(
    undefined,
    gross,
    {
      depopFee: percent(10, gross),
      paymentFee: percent('2.9', gross).plus('0.30'),
      tax: percent(asked.number('taxRate'), gross),
    },
    { total: 'totalFees', end: 'profit' },
  )
}
