import { defineCalculator } from '../../engine/calculator'
import { sum } from '../../engine/exact'
import { choice, many, number } from '../../engine/fields'
import { asNumber, type Phrase } from '../../engine/phrase'
import { plural } from '../../engine/plural'
import { numberLine } from '../../engine/result'

const DECIMALS = 4

export default defineCalculator({
  name: 'Area of Irregular Shapes Calculator',
  shortName: { en: 'Irregular area', de: 'Unregelmäßige Fläche' },
  category: 'measures',
  icon: 'shapes',
  principal: 'segmentValue',
  fields: {
    segmentValue: many(
      number({ label: 'Area of the piece', hint: 'Negative (±) to take it away.', signed: true }),
    ),
    segmentUnit: many(
      choice({
        label: 'Measured in',
        hint: 'A note only.',
        forReference: true,
        options: [
          ['ft', 'feet (ft)'],
          ['m', 'meters (m)'],
          ['in', 'inches (in)'],
        ],
        default: 'ft',
      }),
    ),
    resultUnit: choice({
      label: 'Unit of the result',
      hint: 'Nothing is converted: enter every piece in this unit.',
      options: [
        ['ft2', 'Square feet (ft²)'],
        ['m2', 'Square meters (m²)'],
        ['acres', 'Acres'],
      ],
      default: 'ft2',
    }),
    method: choice({
      label: 'Method of measuring',
      forReference: true,
      options: [
        ['grid', 'Grid'],
        ['triangles', 'Triangles'],
        ['coordinates', 'Coordinates'],
      ],
      default: 'grid',
    }),
  },
  rates: {},
  calculate({ segmentValue, resultUnit }) {
    const addends: Phrase = segmentValue.flatMap((value, index) =>
      index === 0 ? [asNumber(value)] : [' + ', asNumber(value)],
    )
    const area = sum(segmentValue)
    const units = { ft2: 'ft²', m2: 'm²', acres: plural(area, 'acre', 'acres', DECIMALS) }
    return {
      headline: 'area',
      lines: [
        numberLine({
          key: 'area',
          label: 'Total area',
          type: 'total',
          value: area,
          maxDecimals: DECIMALS,
          unit: units[resultUnit],
          because: addends,
        }),
      ],
    }
  },
  examples: [
    {
      title: 'An L-shaped room of two rectangles, 16 × 12 ft and 8 × 6 ft',
      inputs: { segmentValue: [192, 48], segmentUnit: ['ft', 'ft'] },
      shows: { area: '240' },
    },
    {
      title: 'The same room with a bay window of 10 ft², less a chimney of 7.5 ft²',
      inputs: { segmentValue: [192, 48, 10, -7.5], segmentUnit: ['ft', 'ft', 'ft', 'ft'] },
      shows: { area: '242.5' },
    },
    {
      title: 'A garden of three pieces: 84.25 m², 31.5 m² and 9.125 m²',
      inputs: {
        segmentValue: [84.25, 31.5, 9.125],
        segmentUnit: ['m', 'm', 'm'],
        resultUnit: 'm2',
        method: 'triangles',
      },
      shows: { area: '124.875' },
    },
  ],
})
