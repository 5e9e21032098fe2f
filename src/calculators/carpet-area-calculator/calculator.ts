import { defineCalculator } from '../../engine/calculator'
import { type Exact, percentOf } from '../../engine/exact'
import { number, percent } from '../../engine/fields'
import { asNumber, asPercent, because, type Phrase } from '../../engine/phrase'
import { noResult, numberLine } from '../../engine/result'

const SQUARE_FEET = 'sq ft'

const areaLine = (key: string, label: string, value: Exact, reason?: Phrase) =>
  numberLine({ key, label, value, maxDecimals: 2, unit: SQUARE_FEET, because: reason })

export default defineCalculator({
  name: 'Carpet Area Calculator',
  shortName: { en: 'Carpet area', de: 'Nettowohnfläche' },
  category: 'property',
  icon: 'house',
  needs: 'Needs a built-up area above 0.',
  principal: 'builtUpArea',
  fields: {
    builtUpArea: number({
      label: 'Built-up area in square feet',
      hint: 'Rooms, walls and balcony together; not the super built-up area.',
      unit: SQUARE_FEET,
    }),
    wallPercent: percent({
      label: 'Walls, share of built-up area',
      default: 6,
      whenBlank: 6,
      max: 100,
    }),
    balconyPercent: percent({
      label: 'Balcony, share of built-up area',
      hint: '0 if there is none.',
      default: 10,
      whenBlank: 10,
      max: 100,
    }),
    loadingPercent: percent({
      label: 'Loading on built-up area',
      hint: 'Your share of lobbies, stairs and elevators. Changes the super built-up area only.',
      default: 15,
      whenBlank: 15,
    }),
  },
  rates: {},
  calculate({ builtUpArea, wallPercent, balconyPercent, loadingPercent }) {
    if (!builtUpArea.isAbove(0)) return noResult

    const wallArea = percentOf(wallPercent, builtUpArea)
    const balconyArea = percentOf(balconyPercent, builtUpArea)
    const carpetArea = builtUpArea.minus(wallArea).minus(balconyArea)
    const loading = percentOf(loadingPercent, builtUpArea)
    const superBuiltUp = builtUpArea.plus(loading)

    // A loading of -100% leaves nothing to take a share of.
    const carpetShare = superBuiltUp.isAbove(0)
      ? [
          numberLine({
            key: 'carpetShare',
            label: 'Carpet area within super built-up',
            value: carpetArea.times(100).over(superBuiltUp),
            maxDecimals: 2,
            unit: '%',
            because: because`${asNumber(carpetArea)} ÷ ${asNumber(superBuiltUp, SQUARE_FEET)}`,
            explanatory: true,
          }),
        ]
      : []

    return {
      headline: 'carpetArea',
      lines: [
        areaLine('builtUpArea', 'Built-up area', builtUpArea),
        areaLine(
          'wallArea',
          'Walls',
          wallArea,
          because`${asPercent(wallPercent)} of ${asNumber(builtUpArea, SQUARE_FEET)}`,
        ),
        areaLine(
          'balconyArea',
          'Balcony',
          balconyArea,
          because`${asPercent(balconyPercent)} of ${asNumber(builtUpArea, SQUARE_FEET)}`,
        ),
        {
          ...areaLine(
            'carpetArea',
            'Carpet area',
            carpetArea,
            because`${asNumber(builtUpArea)} − ${asNumber(wallArea)} − ${asNumber(balconyArea)}`,
          ),
          type: 'total',
        },
        areaLine(
          'superBuiltUp',
          'Super built-up area',
          superBuiltUp,
          because`${asNumber(builtUpArea)} + ${asPercent(loadingPercent)} loading (${asNumber(loading, SQUARE_FEET)})`,
        ),
        ...carpetShare,
      ],
    }
  },
  examples: [
    {
      title: 'A flat of 1,000 sq ft built-up area with the shares the form starts with',
      inputs: { builtUpArea: 1000 },
      shows: {
        builtUpArea: '1,000',
        wallArea: '60',
        balconyArea: '100',
        carpetArea: '840',
        superBuiltUp: '1,150',
      },
    },
    {
      title: 'A flat of 1,450 sq ft in a tower: thick walls, large lobbies',
      inputs: { builtUpArea: 1450, wallPercent: 8, balconyPercent: 7.5, loadingPercent: 30 },
      shows: { wallArea: '116', balconyArea: '108.75', carpetArea: '1,225.25', superBuiltUp: '1,885' },
    },
    {
      title: 'A studio of 420 sq ft without a balcony',
      inputs: { builtUpArea: 420, balconyPercent: 0 },
      shows: { wallArea: '25.2', balconyArea: '0', carpetArea: '394.8', superBuiltUp: '483' },
    },
  ],
})
