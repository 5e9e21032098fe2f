/** Worked out a second time, from the text of the specification; figures are typed again on purpose. */
import { type Answer, type Asked, deduction } from '../../../test/oracle/answer'
import { Big, percent } from '../../../test/oracle/numbers'

export default function stubhub(asked: Asked): Answer {
  const subtotal = asked.number('ticketPrice').times(asked.number('ticketQuantity'))
  if (asked.choice('userRole', 'buyer', 'seller') === 'seller')
    return deduction('subtotal', subtotal, { serviceFee: percent(15, subtotal) }, { total: 'totalFees' })
  const isPhysical = asked.choice('deliveryMethod', 'electronic', 'physical') === 'physical'
  return {
    bill: {
      start: { key: 'subtotal', amount: subtotal },
      parts: {
        serviceFee: percent(23, subtotal),
        deliveryFee: Big(isPhysical ? 10 : 5),
        processingFee: Big(5),
      },
      total: 'totalFees',
      end: { key: 'total', parts: 'added' },
    },
  }
}
