/** Worked out a second time, from the text of the specification; figures are typed again on purpose. */
import type { Answer, Asked } from '../../../test/oracle/answer'
import { Big, percent } from '../../../test/oracle/numbers'

export default function copart(asked: Asked): Answer {
  const bid = asked.number('winningBid')
  const isBroker = asked.choice('buyerType', 'individual', 'dealer', 'broker') === 'broker'
  const isCanada = asked.choice('location', 'us', 'canada') === 'canada'
  const isShipped = asked.choice('includeShipping', 'false', 'true') === 'true'
  const rate = bid.lte('99.99')
    ? 25
    : bid.lte('199.99')
      ? 20
      : bid.lte('299.99')
        ? 15
        : bid.lte('399.99')
          ? 12
          : bid.lte('499.99')
            ? 10
            : bid.lte('999.99')
              ? 8
              : 5
  return {
    bill: {
      start: { amount: bid },
      parts: {
        buyerFee: percent(rate, bid),
        documentationFee: Big(isBroker ? 75 : 50),
        gateFee: Big(75),
        internetBidFee: Big(25),
        shippingFee: isShipped ? Big(isCanada ? 800 : 600) : undefined,
      },
      total: 'totalFees',
      end: { key: 'totalCost', parts: 'added' },
    },
  }
}
