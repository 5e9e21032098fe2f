import { defineCalculator } from '../../engine/calculator'
import { choice, number } from '../../engine/fields'
import { asNumber, because, inFull } from '../../engine/phrase'
import { constant } from '../../engine/rates'
import { numberLine } from '../../engine/result'

const UNITS = [
  ['ml', 'Milliliters (mL)'],
  ['tsp', 'US teaspoons (tsp)'],
  ['tbsp', 'US tablespoons (tbsp)'],
  ['fl-oz', 'US fluid ounces (US fl oz)'],
  ['cup', 'US cups'],
  ['pint-us', 'US liquid pints'],
  ['pint-uk', 'Imperial pints (UK)'],
  ['quart', 'US liquid quarts'],
  ['gallon', 'US gallons'],
  ['liter', 'Liters (L)'],
  ['drop', 'Drops'],
  ['dram', 'US fluid drams'],
] as const

/** A typed volume may be far smaller than what it comes to is written with. */
const TYPED_DECIMALS = 12

/** As they stand after exactly one, and after any other quantity or a figure with decimals. */
const NAMES: Record<(typeof UNITS)[number][0], readonly [one: string, several: string]> = {
  ml: ['mL', 'mL'],
  tsp: ['US teaspoon', 'US teaspoons'],
  tbsp: ['US tablespoon', 'US tablespoons'],
  'fl-oz': ['US fluid ounce', 'US fluid ounces'],
  cup: ['US cup', 'US cups'],
  'pint-us': ['US liquid pint', 'US liquid pints'],
  'pint-uk': ['imperial pint', 'imperial pints'],
  quart: ['US liquid quart', 'US liquid quarts'],
  gallon: ['US gallon', 'US gallons'],
  liter: ['L', 'L'],
  drop: ['drop', 'drops'],
  dram: ['US fluid dram', 'US fluid drams'],
}

const milliliters = (label: string, value: number) => constant({ label, value, unit: 'mL', locked: true })

const DECIMALS = 4

export default defineCalculator({
  name: 'Units to mL Calculator',
  shortName: { en: 'Volume units', de: 'Volumeneinheiten' },
  category: 'measures',
  icon: 'beaker',
  principal: 'quantity',
  fields: {
    quantity: number({ label: 'Quantity', hint: 'Not insulin or medicine units.' }),
    fromUnit: choice({ label: 'From', options: UNITS, default: 'ml' }),
    toUnit: choice({ label: 'To', options: UNITS, default: 'ml' }),
  },
  rates: {
    ml: milliliters('Milliliter', 1),
    tsp: milliliters('US teaspoon', 4.92892),
    tbsp: milliliters('US tablespoon', 14.7868),
    'fl-oz': milliliters('US fluid ounce', 29.5735),
    cup: milliliters('US cup', 236.588),
    'pint-us': milliliters('US liquid pint', 473.176),
    'pint-uk': milliliters('Imperial pint (UK)', 568.261),
    quart: milliliters('US liquid quart', 946.353),
    gallon: milliliters('US gallon', 3785.41),
    liter: milliliters('Liter', 1000),
    // Droppers differ; the others are definitions.
    drop: constant({ label: 'Drop', value: 0.05, unit: 'mL' }),
    dram: milliliters('US fluid dram', 3.69669),
  },
  calculate({ quantity, fromUnit, toUnit }, rates) {
    const from = rates[fromUnit]
    const to = rates[toUnit]
    const converted = quantity.times(from.value).over(to.value)
    return {
      headline: 'converted',
      lines: [
        numberLine({
          key: 'from',
          label: 'Volume entered',
          value: quantity,
          maxDecimals: TYPED_DECIMALS,
          unit: NAMES[fromUnit][quantity.equals(1) ? 0 : 1],
          explanatory: true,
        }),
        numberLine({
          key: 'converted',
          label: 'Converted volume',
          type: 'total',
          value: converted,
          maxDecimals: DECIMALS,
          minDecimals: DECIMALS,
          unit: NAMES[toUnit][1],
          because: [
            ...because`${asNumber(quantity)} × ${asNumber(from.value, 'mL')} ÷ ${asNumber(to.value, 'mL')}`,
            ...inFull(converted, DECIMALS),
            // Both lists begin alike, and whoever expects insulin units here must not take them for milliliters.
            fromUnit === toUnit ? '; the same unit twice, nothing is converted' : '',
          ],
        }),
      ],
    }
  },
  examples: [
    {
      title: '2 US cups of stock in milliliters',
      inputs: { quantity: 2, fromUnit: 'cup', toUnit: 'ml' },
      shows: { converted: '473.1760' },
    },
    {
      title: 'A 750 mL bottle in US fluid ounces',
      inputs: { quantity: 750, fromUnit: 'ml', toUnit: 'fl-oz' },
      shows: { converted: '25.3605' },
    },
    {
      title: '1 imperial pint in US liquid pints',
      inputs: { quantity: 1, fromUnit: 'pint-uk', toUnit: 'pint-us' },
      shows: { converted: '1.2010' },
    },
    {
      title: '3 US tablespoons in drops',
      inputs: { quantity: 3, fromUnit: 'tbsp', toUnit: 'drop' },
      shows: { converted: '887.2080' },
    },
  ],
})
