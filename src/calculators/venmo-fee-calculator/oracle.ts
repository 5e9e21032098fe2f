/** Worked out a second time, from the text of the specification; figures are typed again on purpose. */
import { type Answer, type Asked, deduction } from '../../../test/oracle/answer'
import { max, min, percent } from '../../../test/oracle/numbers'

export default function venmo(asked: Asked): Answer {
  const amount = asked.number('amount')
  const isBusiness = asked.choice('transactionType', 'personal', 'business') === 'business'
  const isCredit = asked.choice('paymentMethod', 'balance', 'credit') === 'credit'
  const isInstant = asked.choice('transferSpeed', 'standard', 'instant') === 'instant'
  return deduction(
    'amount',
    amount,
    {
      creditCardFee: !isBusiness && isCredit ? percent(3, amount) : undefined,
      businessFee: isBusiness ? percent('1.9', amount).plus('0.10') : undefined,
      instantFee: isInstant ? min(max(percent('1.75', amount), '0.25'), 25) : undefined,
    },
    { total: 'totalFees', except: 'creditCardFee' },
  )
}
