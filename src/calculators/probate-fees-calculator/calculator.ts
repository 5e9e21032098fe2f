import { defineCalculator } from '../../engine/calculator'
import { type Charge, charge, chargeEach, stepFor } from '../../engine/charge'
import { type Exact, larger, smaller } from '../../engine/exact'
import { choice, money } from '../../engine/fields'
import { asMoney, asNumber, asPercent, because, type Phrase } from '../../engine/phrase'
import type { Line } from '../../engine/result'
import { settle } from '../../engine/settle'
import { RATES } from './rates'

const YES_OR_NO = [
  ['yes', 'Yes'],
  ['no', 'No'],
] as const

const STATES = [
  ['california', 'California'],
  ['newyork', 'New York'],
  ['texas', 'Texas'],
  ['florida', 'Florida'],
  ['other', 'Other state'],
] as const

type State = (typeof STATES)[number][0]
type Rates = typeof RATES

const fixed = (fee: Charge, reason: Phrase): Charge => ({ ...fee, because: reason })

function filing(state: State, estate: Exact, rates: Rates): Charge {
  const schedule = rates[`${state}Filing`]
  const fee = charge(schedule, estate)
  if (schedule.kind === 'rate') return fixed(fee, ['the same for every estate'])
  const limit = stepFor(schedule, estate).below
  if (limit !== undefined) return fixed(fee, because`estate below ${asMoney(limit)}`)
  const lastLimit = schedule.steps.at(-2)?.below ?? 0
  return fixed(fee, because`estate of ${asMoney(lastLimit)} or more`)
}

/** Fractions of a unit count; the number of units has a floor and a ceiling. */
function texasAttorney(estate: Exact, rates: Rates): Charge {
  const { texasUnit, texasFewestUnits, texasMostUnits } = rates
  const units = estate.over(texasUnit.value)
  const charged = smaller(larger(units, texasFewestUnits.value), texasMostUnits.value)
  const fee = chargeEach(rates.texasAttorney, charged)
  const division = because`${asMoney(estate)} ÷ ${asMoney(texasUnit.value)} = ${asNumber(units)} units`
  const bounded = charged.equals(units) ? [] : because`, charged as ${asNumber(charged)}`
  return { ...fee, because: [...division, ...bounded, ': ', ...fee.because] }
}

function attorney(state: State, estate: Exact, rates: Rates): Charge {
  switch (state) {
    case 'california':
      return { ...charge(rates.californiaStatutory, estate), label: 'Attorney fee' }
    case 'texas':
      return texasAttorney(estate, rates)
    default:
      return charge(rates[`${state}Attorney`], estate)
  }
}

function executor(state: State, estate: Exact, rates: Rates): Charge {
  const schedule = state === 'california' ? rates.californiaStatutory : rates.executor
  return { ...charge(schedule, estate), label: 'Executor fee' }
}

function shareOf(estate: Exact, { value }: Line): Phrase {
  if (value.kind !== 'money' || !estate.isAbove(0)) return []
  const share = value.amount.times(100).over(estate).rounded(2)
  return because`, about ${asPercent(share)} of ${asMoney(estate)}`
}

export default defineCalculator({
  name: 'Probate Fees Calculator',
  shortName: { en: 'Probate', de: 'Nachlass US' },
  category: 'estates',
  icon: 'scale',
  currency: 'USD',
  principal: 'estateValue',
  simplifiedSteps: true,
  fields: {
    estateValue: money({
      label: 'Estate value',
      hint: 'Everything that has to pass through probate.',
      default: 300_000,
    }),
    state: choice({ label: 'State', options: STATES, default: 'california' }),
    hasWill: choice({
      label: 'Is there a will?',
      hint: 'Without one, publication and a bond are added.',
      options: YES_OR_NO,
      default: 'yes',
    }),
    needsAttorney: choice({
      label: 'Will you use an attorney?',
      hint: 'Adds the attorney fee and accounting.',
      options: YES_OR_NO,
      default: 'yes',
    }),
  },
  rates: RATES,
  calculate({ estateValue, state, hasWill, needsAttorney }, rates) {
    const withAttorney = needsAttorney === 'yes'
    const withoutWill = hasWill === 'no'
    const costs = settle({
      fees: {
        courtFilingFee: filing(state, estateValue, rates),
        attorneyFee: withAttorney ? attorney(state, estateValue, rates) : undefined,
        executorFee: executor(state, estateValue, rates),
        publicationFee: withoutWill
          ? fixed(charge(rates.publication, estateValue), ['without a will'])
          : undefined,
        bondFee: withoutWill ? charge(rates.bond, estateValue) : undefined,
        appraisalFee: charge(rates.appraisal, estateValue),
        accountingFee: withAttorney
          ? fixed(charge(rates.accounting, estateValue), ['with an attorney'])
          : undefined,
      },
      end: { key: 'total', label: 'Total cost', type: 'total' },
    })
    const lines = costs.lines.map((line) =>
      line.key === 'total'
        ? { ...line, because: ['all lines together', ...shareOf(estateValue, line)] }
        : line,
    )
    return { ...costs, lines }
  },
  examples: [
    {
      title: 'A $300,000 estate in California, with a will and an attorney',
      inputs: { estateValue: 300_000, state: 'california', hasWill: 'yes', needsAttorney: 'yes' },
      shows: { courtFilingFee: '$485.00', attorneyFee: '$9,000.00', total: '$19,735.00' },
    },
    {
      title: 'A $640,000 estate in Texas, with a will and an attorney',
      inputs: { estateValue: 640_000, state: 'texas', hasWill: 'yes', needsAttorney: 'yes' },
      shows: { attorneyFee: '$16,000.00', executorFee: '$12,800.00', total: '$30,350.00' },
    },
    {
      title: 'A $45,000 estate in another state, without a will and without an attorney',
      inputs: { estateValue: 45_000, state: 'other', hasWill: 'no', needsAttorney: 'no' },
      shows: { courtFilingFee: '$400.00', bondFee: '$225.00', appraisalFee: '$90.00', total: '$1,765.00' },
    },
  ],
})
