/** Worked out a second time, from the text of the specification; figures are typed again on purpose. */
import { type Answer, type Asked, deduction } from '../../../test/oracle/answer'
import { percent } from '../../../test/oracle/numbers'

export default function marketplace(asked: Asked): Answer {
  const item = asked.number('itemPrice')
  const gross = item.plus(asked.number('shippingCharged'))
  return deduction(
    'gross',
    gross,
    {
      finalValueFee: percent('12.9', gross),
      paymentProcessingFee: percent('2.9', gross).plus('0.30'),
      promotedListingFee: percent(asked.number('promotedListingRate'), item),
    },
    { total: 'totalFees' },
  )
}
