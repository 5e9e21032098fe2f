import { defineCalculator } from '../../engine/calculator'
import { choice, number } from '../../engine/fields'
import { formatsFor } from '../../engine/format'
import { asNumber, because, explain } from '../../engine/phrase'
import { noResult, numberLine, textLine } from '../../engine/result'
import {
  asDays,
  CELSIUS,
  DECIMALS,
  daysWord,
  estimated,
  inverseReading,
  METHODS,
  monthsWord,
  RATES,
} from './estimate'

const ROOM_TEMPERATURE = 25

export default defineCalculator({
  name: 'Shelf Life Calculator',
  shortName: { en: 'Shelf life', de: 'Haltbarkeit' },
  category: 'laboratory',
  icon: 'calendar-clock',
  needs: `Needs a method and days above 0; for the Q\u2011rule a test temperature other than 0\u00a0${CELSIUS}, for Arrhenius an activation energy above 0.`,
  principal: 'daysToDefect',
  fields: {
    method: choice({
      label: 'Method',
      options: [
        ['', METHODS['']],
        ['q-rule', METHODS['q-rule']],
        ['arrhenius', METHODS.arrhenius],
      ],
      default: '',
    }),
    testTemperature: number({
      label: 'Test temperature',
      hint: `The Q-rule gives no result at 0 ${CELSIUS}: type 0.01.`,
      unit: CELSIUS,
      spoken: ', in degrees Celsius',
      signed: true,
    }),
    storageTemperature: number({
      label: 'Storage temperature',
      hint: `Blank counts as ${ROOM_TEMPERATURE} ${CELSIUS}.`,
      unit: CELSIUS,
      spoken: ', in degrees Celsius',
      signed: true,
      default: ROOM_TEMPERATURE,
      whenBlank: ROOM_TEMPERATURE,
    }),
    daysToDefect: number({
      label: 'Days until the defect appeared',
      hint: 'Arrhenius takes them as counted in the test; the Q-rule shows both figures.',
      unit: 'days',
    }),
    activationEnergy: number({
      label: 'Activation energy',
      hint: 'Only the Arrhenius method uses it.',
      unit: 'kJ/mol',
      spoken: ', in kilojoules per mole',
      rewordedWhen: [{ field: 'method', is: 'q-rule', forReference: true }],
    }),
  },
  rates: RATES,
  calculate(asked, rates) {
    const estimate = estimated(asked, rates)
    if (!estimate) return noResult
    const { method, testTemperature, storageTemperature } = asked
    const months = estimate.days.over(rates.month.value)
    const conditions = because`tested at ${asNumber(testTemperature, CELSIUS)}, stored at ${asNumber(storageTemperature, CELSIUS)}`
    return {
      headline: 'shelfLifeDays',
      lines: [
        numberLine({
          key: 'shelfLifeDays',
          label: 'Shelf life',
          type: 'total',
          value: estimate.days,
          maxDecimals: DECIMALS,
          unit: daysWord(estimate.days),
          because: estimate.because,
        }),
        ...inverseReading(asked, rates),
        numberLine({
          key: 'shelfLifeMonths',
          label: 'Shelf life in months',
          value: months,
          maxDecimals: DECIMALS,
          unit: monthsWord(months),
          because: because`${asDays(estimate.days)} ÷ ${asNumber(rates.month.value)}${method === 'q-rule' ? ', the first figure' : ''}`,
        }),
        textLine({ key: 'method', label: 'Method', text: METHODS[method] }),
        textLine({ key: 'conditions', label: 'Conditions', text: explain(conditions, formatsFor()) }),
      ],
    }
  },
  examples: [
    {
      title: 'Q-rule: 30 days until the defect at 40 °C, stored at 25 °C',
      inputs: { method: 'q-rule', testTemperature: 40, storageTemperature: 25, daysToDefect: 30 },
      shows: { shelfLifeDays: '10.61', shelfLifeMonths: '0.35', inverseReading: '84.85' },
    },
    {
      title: 'Arrhenius: the same test with an activation energy of 83.14 kJ/mol',
      inputs: {
        method: 'arrhenius',
        testTemperature: 40,
        storageTemperature: 25,
        daysToDefect: 30,
        activationEnergy: 83.14,
      },
      shows: { shelfLifeDays: '149.57', shelfLifeMonths: '4.99' },
    },
    {
      title: 'Arrhenius: 90 days until the defect at 25 °C, stored in a refrigerator at 5 °C',
      inputs: {
        method: 'arrhenius',
        testTemperature: 25,
        storageTemperature: 5,
        daysToDefect: 90,
        activationEnergy: 50,
      },
      shows: { shelfLifeDays: '383.82', shelfLifeMonths: '12.79' },
    },
  ],
})
