import { defineCalculator } from '../../engine/calculator'
import { choice, number } from '../../engine/fields'
import { asNumber, because } from '../../engine/phrase'
import { constant } from '../../engine/rates'
import { noResult, numberLine } from '../../engine/result'

const DENSITY_UNIT = 'g/cm³'
const WATER = 1

/** They fill the density field, where they can be changed. */
const density = (label: string, value: number) => constant({ label, value, unit: DENSITY_UNIT, locked: true })

export default defineCalculator({
  name: 'Centipoise to Centistokes Calculator',
  shortName: { en: 'Viscosity', de: 'Viskosität' },
  category: 'engineering',
  icon: 'droplets',
  needs: 'Needs a viscosity above 0 and no density below 0.',
  principal: 'viscosity',
  fields: {
    viscosity: number({
      label: 'Dynamic viscosity',
      unit: 'cP',
      spoken: ', in centipoise',
      rewordedWhen: [
        {
          field: 'conversion',
          is: 'cst-to-cp',
          label: 'Kinematic viscosity',
          unit: 'cSt',
          spoken: ', in centistokes',
        },
      ],
    }),
    density: number({
      label: 'Density of the fluid',
      hint: 'At the measured temperature; 870 kg/m³ is 0.87. Blank or 0 counts as water.',
      unit: DENSITY_UNIT,
      spoken: ', in grams per cubic centimeter',
      whenBlank: WATER,
      whenZero: WATER,
    }),
    conversion: choice({
      label: 'Conversion',
      options: [
        ['cp-to-cst', 'Centipoise to centistokes'],
        ['cst-to-cp', 'Centistokes to centipoise'],
      ],
      default: 'cp-to-cst',
    }),
    precision: choice({
      label: 'Decimals in the result',
      options: [
        ['1', '1 decimal'],
        ['2', '2 decimals'],
        ['3', '3 decimals'],
        ['4', '4 decimals'],
        ['5', '5 decimals'],
        ['6', '6 decimals'],
      ],
      default: '3',
    }),
  },
  /** Named as the fluid buttons are: each fills the density field with its figure. */
  rates: {
    water: density('Water', WATER),
    'motor-oil': density('Motor oil', 0.85),
    'hydraulic-fluid': density('Hydraulic fluid', 0.87),
    gasoline: density('Gasoline', 0.74),
    diesel: density('Diesel', 0.84),
  },
  calculate({ viscosity, density, conversion, precision }) {
    const isToKinematic = conversion === 'cp-to-cst'
    const converted = isToKinematic ? viscosity.over(density) : viscosity.times(density)
    if (!converted.isAbove(0)) return noResult
    const decimals = Number(precision)
    return {
      headline: 'converted',
      lines: [
        numberLine({
          key: 'converted',
          label: isToKinematic ? 'Kinematic viscosity' : 'Dynamic viscosity',
          type: 'total',
          value: converted,
          maxDecimals: decimals,
          minDecimals: decimals,
          unit: isToKinematic ? 'cSt' : 'cP',
          because: isToKinematic
            ? because`${asNumber(viscosity, 'cP')} ÷ ${asNumber(density, DENSITY_UNIT)}`
            : because`${asNumber(viscosity, 'cSt')} × ${asNumber(density, DENSITY_UNIT)}`,
        }),
      ],
    }
  },
  examples: [
    {
      title: 'A hydraulic fluid measured at 46 cP, with a density of 0.87 g/cm³',
      inputs: { viscosity: 46, density: 0.87 },
      shows: { converted: '52.874' },
    },
    {
      title: 'An oil data sheet that says 46 cSt, with a density of 0.87 g/cm³',
      inputs: { viscosity: 46, density: 0.87, conversion: 'cst-to-cp', precision: '2' },
      shows: { converted: '40.02' },
    },
    {
      title: 'A diesel fuel of 2.8 cSt at 0.84 g/cm³, to four decimals',
      inputs: { viscosity: 2.8, density: 0.84, conversion: 'cst-to-cp', precision: '4' },
      shows: { converted: '2.3520' },
    },
  ],
})
