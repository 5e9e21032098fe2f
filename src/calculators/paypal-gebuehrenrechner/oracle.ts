/** Worked out a second time, from the text of the specification; figures are typed again on purpose. */
import { type Answer, type Asked, deduction } from '../../../test/oracle/answer'
import { percent } from '../../../test/oracle/numbers'

export default function paypal(asked: Asked): Answer {
  const amount = asked.number('betrag')
  const isBusiness = asked.choice('transaktionstyp', 'gewerbe', 'persoenlich') === 'gewerbe'
  const isCard = asked.choice('zahlungsmethode', 'paypal', 'kreditkarte') === 'kreditkarte'
  const isAbroad = asked.choice('international', 'nein', 'ja') === 'ja'
  const rate = isBusiness && isAbroad ? '4.49' : '2.49'
  return deduction(
    'betrag',
    amount,
    {
      transaktionsgebuehr: isBusiness || isCard ? percent(rate, amount).plus('0.35') : undefined,
      waehrungsumrechnung: isAbroad ? percent(4, amount) : undefined,
    },
    { total: 'gesamtgebuehren', end: 'netto' },
  )
}
