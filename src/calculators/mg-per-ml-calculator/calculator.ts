import { defineCalculator } from '../../engine/calculator'
import { number } from '../../engine/fields'
import { asNumber, because, inFull } from '../../engine/phrase'
import { constant } from '../../engine/rates'
import { noResult, numberLine } from '../../engine/result'

const CONCENTRATION_UNIT = 'mg/mL'
const DECIMALS = 3
const FIXED_DECIMALS = { maxDecimals: DECIMALS, minDecimals: DECIMALS }

export default defineCalculator({
  name: 'mg per mL Calculator',
  shortName: { en: 'mg per mL', de: 'mg pro ml' },
  category: 'laboratory',
  icon: 'flask-conical',
  needs: 'Needs a volume other than 0.',
  principal: 'mass',
  fields: {
    mass: number({ label: 'Mass of the solute', unit: 'mg', spoken: ', in milligrams' }),
    volume: number({
      label: 'Volume of the finished solution',
      hint: 'After mixing and filling up, not the solvent alone.',
      unit: 'mL',
      spoken: ', in milliliters',
    }),
  },
  rates: {
    perPercent: constant({
      label: '1% w/v (1 g in 100 mL)',
      value: 10,
      unit: CONCENTRATION_UNIT,
      locked: true,
    }),
  },
  calculate({ mass, volume }, { perPercent }) {
    if (volume.isZero()) return noResult
    const concentration = mass.over(volume)
    const percent = concentration.over(perPercent.value)
    return {
      headline: 'concentration',
      lines: [
        numberLine({
          ...FIXED_DECIMALS,
          key: 'concentration',
          label: 'Concentration',
          type: 'total',
          value: concentration,
          unit: CONCENTRATION_UNIT,
          because: [
            ...because`${asNumber(mass, 'mg')} ÷ ${asNumber(volume, 'mL')}`,
            ...inFull(concentration, DECIMALS),
          ],
        }),
        numberLine({
          ...FIXED_DECIMALS,
          key: 'percentWv',
          label: 'Percent weight by volume (w/v)',
          value: percent,
          unit: '%',
          because: [
            ...because`${asNumber(concentration, CONCENTRATION_UNIT)} ÷ ${asNumber(perPercent.value)}`,
            ...inFull(percent, DECIMALS),
          ],
        }),
      ],
    }
  },
  examples: [
    {
      title: '125 mg dissolved and filled up to 4 mL',
      inputs: { mass: 125, volume: 4 },
      shows: { concentration: '31.250', percentWv: '3.125' },
    },
    {
      title: '9,000 mg of sodium chloride in 1,000 mL, the usual 0.9% saline',
      inputs: { mass: 9000, volume: 1000 },
      shows: { concentration: '9.000', percentWv: '0.900' },
    },
    {
      title: '5 mg of a protein standard, made up to 2.5 mL with buffer',
      inputs: { mass: 5, volume: 2.5 },
      shows: { concentration: '2.000', percentWv: '0.200' },
    },
  ],
})
