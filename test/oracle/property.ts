/** Estates, leases, lots and floors, from the text of the specification; figures typed again on purpose. */
import { type Answer, type Asked, money, type Oracle, upTo } from './answer'
import { Big, least, most, percent, wholeAbove, wholeBelow } from './numbers'

/** 4% of the first 100k, 3% of the next 100k, 2% up to 1M, 1% up to 10M, 0.5% up to 25M, nothing above. */
function californiaStatutory(estate: Big): Big {
  const slice = (from: number, to: number) => most(least(estate, to).minus(from), 0)
  return percent(4, least(estate, 100_000))
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
      return least(most(estate.times('0.0001'), 10), 100).times(250)
    case 'florida':
      return percent(3, estate)
    default:
      return percent(4, estate)
  }
}

function probate(asked: Asked): Answer {
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
        appraisalFee: least(percent('0.2', estate), 500),
        accountingFee: hasAttorney ? Big(750) : undefined,
      },
      total: 'total',
    },
  }
}

function lease(asked: Asked): Answer | undefined {
  const area = asked.number('rentableSqft')
  const rate = asked.number('rate')
  if (area.lte(0) || rate.lte(0)) return undefined
  const base = area.times(rate)
  const additional = asked.number('cam').plus(asked.number('taxes')).plus(asked.number('insurance'))
  return {
    bill: { parts: { baseRent: base, totalAdditional: additional }, total: 'annualRent' },
    lines: { monthlyRent: money(base.plus(additional).div(12)) },
  }
}

const irregularArea = (asked: Asked): Answer => ({
  lines: {
    area: upTo(
      4,
      asked.numbers('segmentValue').reduce((sum, value) => sum.plus(value), Big(0)),
    ),
  },
})

const FEET_PER_PERSON: Readonly<Record<string, number>> = {
  office: 100,
  classroom: 20,
  restaurant: 15,
  retail: 30,
  warehouse: 500,
  assembly: 7,
  library: 50,
  gym: 50,
}

function occupancy(asked: Asked): Answer {
  const type = asked.choice('occupancyType', 'office', ...Object.keys(FEET_PER_PERSON))
  const feet = Big(FEET_PER_PERSON[type] ?? 100)
  return asked.choice('mode', 'area-to-people', 'people-to-area') === 'area-to-people'
    ? { lines: { occupants: upTo(0, wholeBelow(asked.number('area'), feet)) } }
    : { lines: { requiredArea: upTo(2, asked.number('people').times(feet)) } }
}

function parking(asked: Asked): Answer | undefined {
  const land = asked.number('landArea')
  const width = asked.number('stallWidth', 9)
  const length = asked.number('stallLength', 18)
  const aisle = asked.number('aisleWidth', 24)
  const efficiency = asked.number('efficiency', 85)
  const space = width.times(length).plus(aisle.times(width).times('0.5'))
  // A space that takes no area, or less, is a lot that cannot be: no result.
  if (land.lte(0) || space.lte(0)) return undefined
  const usable = percent(efficiency, land)
  const total = wholeBelow(usable, space)
  const ada = asked.isOn('includeAda') ? wholeAbove(total.times(2), Big(100)) : undefined
  const ev = asked.isOn('includeEv') ? wholeAbove(total.times(5), Big(100)) : undefined
  return {
    lines: {
      totalSpaces: upTo(0, total),
      regularSpaces: upTo(0, most(total.minus(ada ?? 0).minus(ev ?? 0), 0)),
      ...(ada && { adaSpaces: upTo(0, ada) }),
      ...(ev && { evSpaces: upTo(0, ev) }),
      pavementArea: upTo(2, usable),
      efficiency: upTo(2, efficiency),
    },
  }
}

function carpet(asked: Asked): Answer | undefined {
  const builtUp = asked.number('builtUpArea')
  if (builtUp.lte(0)) return undefined
  const wall = percent(asked.number('wallPercent', 6), builtUp)
  const balcony = percent(asked.number('balconyPercent', 10), builtUp)
  return {
    lines: {
      carpetArea: upTo(2, builtUp.minus(wall).minus(balcony)),
      builtUpArea: upTo(2, builtUp),
      superBuiltUp: upTo(2, builtUp.plus(percent(asked.number('loadingPercent', 15), builtUp))),
      wallArea: upTo(2, wall),
      balconyArea: upTo(2, balcony),
    },
  }
}

function boards(asked: Asked): Answer | undefined {
  const area = asked.number('area')
  const width = asked.number('boardWidth')
  const length = asked.number('boardLength')
  const thickness = asked.number('thickness')
  if (area.lte(0) || width.lte(0) || length.lte(0)) return undefined
  const needed = wholeAbove(area.times(144), width.times(length))
  const waste = wholeAbove(needed.times(asked.number('wastePercent', 10)), Big(100))
  const total = needed.plus(waste)
  const boardFeet = thickness.times(width).times(length).times(total).div(144)
  return {
    lines: {
      boardsNeeded: upTo(0, needed),
      wasteAmount: upTo(0, waste),
      totalBoards: upTo(0, total),
      ...(thickness.gt(0) && { boardFeet: upTo(2, boardFeet) }),
    },
  }
}

export const PROPERTY: Readonly<Record<string, Oracle>> = {
  'probate-fees-calculator': probate,
  'commercial-lease-calculator': lease,
  'area-irregular-shapes-calculator': irregularArea,
  'area-per-person-calculator': occupancy,
  'parking-area-calculator': parking,
  'carpet-area-calculator': carpet,
  'board-coverage-calculator': boards,
}
