import { Exact, exact } from '../../engine/exact'
import { formatsFor } from '../../engine/format'
import { asNumber, because, explain, type Phrase, SENTENCE_DECIMALS } from '../../engine/phrase'
import { plural } from '../../engine/plural'
import { constant } from '../../engine/rates'
import { type Line, numberLine } from '../../engine/result'

export const CELSIUS = '°C'

/** How much warmer it has to be for life to shorten by the factor. */
const STEP = 10

export const RATES = {
  factor: constant({ label: `Q-rule: factor per ${STEP}\u00a0${CELSIUS}`, value: 2, unit: '' }),
  step: constant({ label: 'Q-rule: size of a step', value: STEP, unit: CELSIUS, locked: true }),
  gas: constant({ label: 'Arrhenius: gas constant', value: 8.314, unit: 'J/(mol·K)', locked: true }),
  joules: constant({ label: 'Arrhenius: one kilojoule', value: 1000, unit: 'J', locked: true }),
  kelvin: constant({ label: `Arrhenius: 0 ${CELSIUS} in kelvin`, value: 273.15, unit: 'K', locked: true }),
  month: constant({ label: 'One month', value: 30, unit: 'days' }),
}

export const METHODS = { '': 'Choose a method', 'q-rule': 'Q-rule', arrhenius: 'Arrhenius' } as const

/** Days and months are shown with at most these. */
export const DECIMALS = 2
export const daysWord = (days: Exact, decimals = DECIMALS) => plural(days, 'day', 'days', decimals)
export const monthsWord = (months: Exact) => plural(months, 'month', 'months', DECIMALS)
export const asDays = (days: Exact) => asNumber(days, daysWord(days, SENTENCE_DECIMALS))

interface Asked {
  readonly method: keyof typeof METHODS
  readonly testTemperature: Exact
  readonly storageTemperature: Exact
  readonly daysToDefect: Exact
  readonly activationEnergy: Exact
}

interface Estimate {
  readonly days: Exact
  readonly because: Phrase
}

/** Days × 2^((to − from) ÷ 10); undefined where the power is too large for any number. */
function stepped(days: Exact, from: Exact, to: Exact, { factor, step }: typeof RATES): Estimate | undefined {
  const power = Exact.fromFloat(factor.value ** to.minus(from).over(step.value).toNumber())
  if (!power) return undefined
  const exponent = because`(${asNumber(to)} − ${asNumber(from)}) ÷ ${asNumber(step.value)}`
  return {
    days: days.times(power),
    because: [asDays(days), ' × ', asNumber(factor.value), '^(', ...exponent, ')'],
  }
}

/** Days × e^(energy ÷ gas constant × (1 ÷ storage − 1 ÷ test)), in kelvin. At absolute zero it is not finite: no result. */
function exponential(asked: Asked, { joules, gas, kelvin }: typeof RATES): Estimate {
  const { daysToDefect: days, activationEnergy: energy } = asked
  const test = asked.testTemperature.plus(kelvin.value)
  const storage = asked.storageTemperature.plus(kelvin.value)
  const difference = exact(1).over(storage).minus(exact(1).over(test))
  const exponent = energy.times(joules.value).over(gas.value).times(difference)
  const power = Math.exp(exponent.toNumber())
  const slope = because`${asNumber(energy)} × ${asNumber(joules.value)} ÷ ${asNumber(gas.value)}`
  const inverses = because`(1 ÷ ${asNumber(storage)} − 1 ÷ ${asNumber(test)})`
  return {
    days: days.times(power),
    because: [asDays(days), ' × e^(', ...slope, ' × ', ...inverses, ')'],
  }
}

/** The Q-rule as specified: right for days that were counted, or are wanted, at storage temperature. */
function readAtStorage(asked: Asked, rates: typeof RATES): Estimate | undefined {
  const { testTemperature, storageTemperature, daysToDefect } = asked
  const estimate = stepped(daysToDefect, testTemperature, storageTemperature, rates)
  return (
    estimate && {
      ...estimate,
      because: [
        'If the days were counted at storage temperature: ',
        ...estimate.because,
        ...because`, the same aging in the test at ${asNumber(testTemperature, CELSIUS)}`,
      ],
    }
  )
}

/** Undefined where a condition of the method does not hold. */
export function estimated(asked: Asked, rates: typeof RATES): Estimate | undefined {
  const { method, testTemperature, daysToDefect, activationEnergy } = asked
  if (!daysToDefect.isAbove(0)) return undefined
  if (method === 'q-rule' && !testTemperature.isZero()) return readAtStorage(asked, rates)
  if (method === 'arrhenius' && activationEnergy.isAbove(0)) return exponential(asked, rates)
  return undefined
}

/** The Q-rule with its temperatures exchanged: right for days that were counted in the test. */
export function inverseReading(asked: Asked, rates: typeof RATES): Line[] {
  const { method, testTemperature, storageTemperature, daysToDefect } = asked
  if (method !== 'q-rule') return []
  const inverse = stepped(daysToDefect, storageTemperature, testTemperature, rates)
  if (!inverse) return []
  const life = inverse.days.over(rates.month.value)
  const months = `${formatsFor().number(life, DECIMALS)} ${monthsWord(life)}`
  return [
    numberLine({
      key: 'inverseReading',
      label: explain(
        because`If the days were counted in the test at ${asNumber(testTemperature, CELSIUS)}`,
        formatsFor(),
      ),
      value: inverse.days,
      maxDecimals: DECIMALS,
      unit: daysWord(inverse.days),
      because: [
        ...inverse.because,
        ...because`, the shelf life in storage at ${asNumber(storageTemperature, CELSIUS)}: ${months}`,
      ],
      explanatory: true,
    }),
  ]
}
