/** Worked out a second time, from the text of the specification; figures are typed again on purpose. */
import type { Answer, Asked } from '../../../test/oracle/answer'
import { Big, max, min, percent } from '../../../test/oracle/numbers'

/** 4% of the first 100k, 3% of the next 100k, 2% up to 1M, 1% up to 10M, 0.5% up to 25M, nothing above. */
function californiaStatutory(estate: Big): Big {
  const slice = (from: number, to: number) => max(min(estate, to).minus(from), 0)
  return percent(4, min(estate, 100_000))
    .plus(percent(3, slice(100_000, 200_000)))
    .plus(percent(2, slice(200_000, 1_000_000)))
    .plus(percent(1, slice(1_000_000, 10_000_000)))
    .plus(percent('0.5', slice(10_000_000, 25_000_000)))
}

function filingFee(state: string, estate: Big): number {
  switch (state) {
    case 'california':
      return estate.lt(100_000) ? 435 : estate.lt(500_000) ? 485 : 535
    case 'newyork':
      return estate.lt(10_000) ? 45 : estate.lt(50_000) ? 75 : estate.lt(500_000) ? 215 : 1250
    case 'texas':
      return 300
    case 'florida':
      return estate.lt(50_000) ? 230 : 400
    default:
      return 400
  }
}

function attorneyFee(state: string, estate: Big): Big {
  switch (state) {
    case 'california':
      return californiaStatutory(estate)
    case 'newyork':
      return percent(5, estate)
    case 'texas':
      return min(max(estate.times('0.0001'), 10), 100).times(250)
    case 'florida':
      return percent(3, estate)
    default:
      return percent(4, estate)
  }
}

export default function probate(asked: Asked): Answer {
  const estate = asked.number('estateValue')
  const state = asked.choice('state', 'california', 'newyork', 'texas', 'florida', 'other')
  const hasWill = asked.choice('hasWill', 'yes', 'no') === 'yes'
  const hasAttorney = asked.choice('needsAttorney', 'yes', 'no') === 'yes'
  return {
    bill: {
      parts: {
        courtFilingFee: Big(filingFee(state, estate)),
        attorneyFee: hasAttorney ? attorneyFee(state, estate) : undefined,
        executorFee: state === 'california' ? californiaStatutory(estate) : percent(2, estate),
        publicationFee: hasWill ? undefined : Big(150),
        bondFee: hasWill ? undefined : percent('0.5', estate),
        appraisalFee: min(percent('0.2', estate), 500),
        accountingFee: hasAttorney ? Big(750) : undefined,
      },
      total: 'total',
    },
  }
}
