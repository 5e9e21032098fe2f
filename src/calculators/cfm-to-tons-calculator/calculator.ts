import { defineCalculator } from '../../engine/calculator'
import type { Exact } from '../../engine/exact'
import { choice, number } from '../../engine/fields'
import { asNumber, because, SENTENCE_DECIMALS } from '../../engine/phrase'
import { plural } from '../../engine/plural'
import { constant } from '../../engine/rates'
import { noResult, numberLine } from '../../engine/result'

const USUAL_DIFFERENCE = 20
const USUAL_FACTOR = 0.75
const DECIMALS = 2
/** The specified formula counts the factor the other way round than the trade does. */
const READING = ', by this page’s formula, not for comparing with equipment'

const tonsWord = (tons: Exact, decimals = DECIMALS) => plural(tons, 'ton', 'tons', decimals)

export default defineCalculator({
  name: 'CFM to Tons Calculator',
  shortName: { en: 'CFM to tons', de: 'CFM in Kältetonnen' },
  category: 'engineering',
  icon: 'air-vent',
  needs:
    'Needs an airflow or a cooling capacity above 0; to find an airflow, also a difference and a factor other than 0.',
  principal: ['cfm', 'tons'],
  fields: {
    conversion: choice({
      label: 'Conversion',
      options: [
        ['cfm-to-tons', 'Airflow to tons'],
        ['tons-to-cfm', 'Tons to airflow'],
      ],
      default: 'cfm-to-tons',
    }),
    temperatureDifferential: number({
      label: 'Temperature difference (ΔT) in °F',
      hint: `Return air minus supply air. Blank counts as ${USUAL_DIFFERENCE}.`,
      default: USUAL_DIFFERENCE,
      whenBlank: USUAL_DIFFERENCE,
      unit: '°F',
    }),
    sensibleHeatFactor: number({
      label: 'Sensible heat factor (SHF)',
      hint: `Between 0 and 1. Blank counts as ${USUAL_FACTOR}.`,
      default: USUAL_FACTOR,
      whenBlank: USUAL_FACTOR,
      max: 1,
      step: 0.01,
    }),
    cfm: number({
      label: 'Airflow in cubic feet per minute',
      unit: 'CFM',
      shownWhen: { field: 'conversion', is: 'cfm-to-tons' },
    }),
    tons: number({
      label: 'Cooling capacity in tons of refrigeration',
      unit: 'tons',
      shownWhen: { field: 'conversion', is: 'tons-to-cfm' },
    }),
  },
  rates: {
    airFactor: constant({
      label: 'Heat carried by standard air',
      value: 1.08,
      unit: 'BTU/h per CFM and °F',
    }),
    ton: constant({ label: 'One ton of cooling', value: 12000, unit: 'BTU/h', locked: true }),
  },
  calculate({ conversion, temperatureDifferential, sensibleHeatFactor, cfm, tons }, rates) {
    const airFactor = rates.airFactor.value
    const ton = rates.ton.value
    const difference = asNumber(temperatureDifferential)
    const factor = asNumber(sensibleHeatFactor)
    const reading = sensibleHeatFactor.equals(1) ? '' : READING
    /** BTU per hour that each CFM carries, before the sensible heat factor. */
    const perCfm = temperatureDifferential.times(airFactor)

    if (conversion === 'cfm-to-tons') {
      if (!cfm.isAbove(0)) return noResult
      const sensible = cfm.times(perCfm).over(ton)
      const capacity = sensible.times(sensibleHeatFactor)
      return {
        headline: 'tons',
        lines: [
          numberLine({
            key: 'tons',
            label: 'Cooling capacity',
            type: 'total',
            value: capacity,
            maxDecimals: DECIMALS,
            unit: tonsWord(capacity),
            because: because`${asNumber(cfm, 'CFM')} × ${difference} °F × ${asNumber(airFactor)} × ${factor} ÷ ${asNumber(ton)}${reading}`,
          }),
          ...(sensibleHeatFactor.isZero()
            ? []
            : [
                numberLine({
                  key: 'comparison',
                  label: 'Usual in the trade (÷ SHF)',
                  value: sensible.over(sensibleHeatFactor),
                  maxDecimals: DECIMALS,
                  unit: tonsWord(sensible.over(sensibleHeatFactor)),
                  because: because`${asNumber(cfm, 'CFM')} × ${difference} °F × ${asNumber(airFactor)} ÷ ${factor} ÷ ${asNumber(ton)}: total capacity${reading && ', moisture included'}`,
                  explanatory: true,
                }),
              ]),
        ],
      }
    }

    const divisor = perCfm.times(sensibleHeatFactor)
    if (!tons.isAbove(0) || divisor.isZero()) return noResult
    const heat = tons.times(ton)
    const asTons = asNumber(tons, tonsWord(tons, SENTENCE_DECIMALS))
    return {
      headline: 'cfm',
      lines: [
        numberLine({
          key: 'cfm',
          label: 'Airflow',
          type: 'total',
          value: heat.over(divisor),
          maxDecimals: DECIMALS,
          unit: 'CFM',
          because: because`${asTons} × ${asNumber(ton)} ÷ (${difference} °F × ${asNumber(airFactor)} × ${factor})${reading}`,
        }),
        numberLine({
          key: 'comparison',
          label: 'Usual in the trade (× SHF)',
          value: heat.times(sensibleHeatFactor).over(perCfm),
          maxDecimals: DECIMALS,
          unit: 'CFM',
          because: because`${asTons} × ${asNumber(ton)} × ${factor} ÷ (${difference} °F × ${asNumber(airFactor)}): air for the sensible share`,
          explanatory: true,
        }),
      ],
    }
  },
  examples: [
    {
      title: 'An air handler that moves 1,200 CFM with a 20 °F difference and a factor of 0.75',
      inputs: { cfm: 1200 },
      shows: { tons: '1.62', comparison: '2.88' },
    },
    {
      title: 'A 3-ton unit with a 20 °F difference and a factor of 0.75',
      inputs: { conversion: 'tons-to-cfm', tons: 3 },
      shows: { cfm: '2,222.22', comparison: '1,250' },
    },
    {
      title: 'Dry air: 2,000 CFM with an 18 °F difference and a factor of 1',
      inputs: { cfm: 2000, temperatureDifferential: 18, sensibleHeatFactor: 1 },
      shows: { tons: '3.24', comparison: '3.24' },
    },
  ],
})
