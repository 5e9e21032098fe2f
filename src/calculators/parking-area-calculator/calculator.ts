import { defineCalculator } from '../../engine/calculator'
import { type Exact, larger, percentOf, sum } from '../../engine/exact'
import { choice, number, percent, toggle } from '../../engine/fields'
import { asNumber, asPercent, because, type Phrase } from '../../engine/phrase'
import { constant } from '../../engine/rates'
import { noResult, numberLine } from '../../engine/result'

const FEET = 'ft'
const SQUARE_FEET = 'sq ft'
const OF_ALL_SPACES = 'percent of all spaces, rounded up'

const countLine = (key: string, label: string, value: Exact, reason: Phrase) =>
  numberLine({ key, label, value, maxDecimals: 0, because: reason })

function regularReason(totalSpaces: Exact, setAside: readonly Exact[]): Phrase {
  const isTooMany = totalSpaces.isBelow(sum(setAside))
  if (setAside.length === 0 && !isTooMany) return because`No spaces are set aside`
  const minus = setAside.flatMap((spaces) =>
    spaces.isBelow(0) ? [' + ', asNumber(spaces.negated())] : [' − ', asNumber(spaces)],
  )
  return [asNumber(totalSpaces), ...minus, isTooMany ? ', not below 0' : '']
}

export default defineCalculator({
  name: 'Parking Area Calculator',
  shortName: { en: 'Parking area', de: 'Parkplatzfläche' },
  category: 'property',
  icon: 'square-parking',
  needs: 'Needs a land area above 0 and a stall size other than 0.',
  principal: 'landArea',
  fields: {
    angle: choice({
      label: 'Parking angle',
      hint: 'The estimate is for 90° stalls; angled ones take more room each.',
      forReference: true,
      options: [
        ['90', '90° (straight in)'],
        ['60', '60°'],
        ['45', '45°'],
      ],
      default: '90',
    }),
    landArea: number({
      label: 'Land area in square feet',
      hint: 'Length × width. One acre is 43,560 sq ft.',
      unit: SQUARE_FEET,
    }),
    stallWidth: number({ label: 'Stall width in feet', unit: FEET, default: 9, whenBlank: 9 }),
    stallLength: number({ label: 'Stall length in feet', unit: FEET, default: 18, whenBlank: 18 }),
    aisleWidth: number({
      label: 'Aisle width in feet',
      hint: 'From stall end to stall end; each side counts half.',
      unit: FEET,
      default: 24,
      whenBlank: 24,
    }),
    efficiency: percent({
      label: 'Layout efficiency',
      hint: 'The share of the land that stalls and aisles can use.',
      default: 85,
      whenBlank: 85,
      max: 100,
    }),
    includeAda: toggle({
      label: 'Set aside ADA spaces',
      hint: 'A flat share. The ADA’s own table asks for more in many lots.',
      default: false,
    }),
    includeEv: toggle({ label: 'Set aside EV spaces', default: false }),
  },
  rates: {
    ada: constant({ label: 'Accessible (ADA) spaces', value: 2, unit: OF_ALL_SPACES }),
    ev: constant({ label: 'EV charging spaces', value: 5, unit: OF_ALL_SPACES }),
  },
  calculate(values, rates) {
    const { angle, landArea, stallWidth, stallLength, aisleWidth, efficiency, includeAda, includeEv } = values
    const areaPerSpace = stallWidth.times(stallLength).plus(aisleWidth.times(stallWidth).over(2))
    if (!landArea.isAbove(0) || areaPerSpace.isZero()) return noResult

    const usable = percentOf(efficiency, landArea)
    const totalSpaces = usable.over(areaPerSpace).floor()
    const reserved = [
      ...(includeAda ? [{ key: 'adaSpaces', ...rates.ada }] : []),
      ...(includeEv ? [{ key: 'evSpaces', ...rates.ev }] : []),
    ].map(({ key, label, value }) => ({
      key,
      label,
      spaces: percentOf(value, totalSpaces).ceil(),
      reason: because`${asPercent(value)} of ${asNumber(totalSpaces)}, rounded up`,
    }))
    const setAside = reserved.map(({ spaces }) => spaces)

    return {
      headline: 'totalSpaces',
      lines: [
        numberLine({
          key: 'pavementArea',
          label: 'Pavement area (usable)',
          value: usable,
          maxDecimals: 2,
          unit: SQUARE_FEET,
          because: because`${asPercent(efficiency)} of ${asNumber(landArea, SQUARE_FEET)}`,
        }),
        numberLine({
          key: 'areaPerSpace',
          label: 'Area per space',
          value: areaPerSpace,
          maxDecimals: 2,
          unit: SQUARE_FEET,
          because: because`${asNumber(stallWidth)} × ${asNumber(stallLength)} + ${asNumber(aisleWidth)} × ${asNumber(stallWidth)} ÷ 2`,
          explanatory: true,
        }),
        {
          ...countLine(
            'totalSpaces',
            'Total spaces',
            totalSpaces,
            because`${asNumber(usable)} ÷ ${asNumber(areaPerSpace)}, rounded down; 90° stalls${angle === '90' ? '' : `, fewer fit at ${angle}°`}`,
          ),
          type: 'total',
        },
        ...reserved.map(({ key, label, spaces, reason }) => countLine(key, label, spaces, reason)),
        countLine(
          'regularSpaces',
          'Regular spaces',
          larger(totalSpaces.minus(sum(setAside)), 0),
          regularReason(totalSpaces, setAside),
        ),
        numberLine({
          key: 'efficiency',
          label: 'Layout efficiency',
          value: efficiency,
          maxDecimals: 2,
          unit: '%',
          because: because`${asNumber(usable)} of ${asNumber(landArea, SQUARE_FEET)}`,
        }),
      ],
    }
  },
  examples: [
    {
      title: 'One acre (43,560 sq ft) with the standard stall and aisle',
      inputs: { landArea: 43_560 },
      shows: { pavementArea: '37,026', totalSpaces: '137', regularSpaces: '137', efficiency: '85' },
    },
    {
      title: 'The same acre with accessible and EV spaces set aside',
      inputs: { landArea: 43_560, includeAda: true, includeEv: true },
      shows: { totalSpaces: '137', adaSpaces: '3', evSpaces: '7', regularSpaces: '127' },
    },
    {
      title: 'A 12,000 sq ft lot with narrow stalls of 8.5 ft × 16 ft',
      inputs: { landArea: 12_000, stallWidth: 8.5, stallLength: 16, aisleWidth: 22, efficiency: 80 },
      shows: { pavementArea: '9,600', totalSpaces: '41', regularSpaces: '41' },
    },
  ],
})
