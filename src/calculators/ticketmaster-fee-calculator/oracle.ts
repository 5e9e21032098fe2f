/** Worked out a second time, from the text of the specification; figures are typed again on purpose. */
import type { Answer, Asked } from '../../../test/oracle/answer'
import { Big, percent } from '../../../test/oracle/numbers'

export default function ticketmaster(asked: Asked): Answer {
  const whole = asked.number('quantity', 1).round(0, Big.roundDown)
  const quantity = whole.eq(0) ? Big(1) : whole
  const tickets = asked.number('ticketPrice').times(quantity)
  return {
    bill: {
      start: { amount: tickets },
      parts: {
        serviceFee: percent(12, tickets),
        processingFee: quantity.times('2.5'),
        facilityFee: percent(8, tickets),
      },
      total: 'totalFees',
      end: { key: 'totalCost', parts: 'added' },
    },
  }
}
