import { Exact, exact } from '../../engine/exact'
import { asNumber, because, type Phrase } from '../../engine/phrase'
import { constant } from '../../engine/rates'
import { type Line, numberLine } from '../../engine/result'

export const CELSIUS = '°C'

export const RATES = {
  factor: constant({ label: 'Q-rule: factor per step', value: 2, unit: '' }),
  step: constant({ label: 'Q-rule: size of a step', value: 10, unit: CELSIUS, locked: true }),
  gas: constant({ label: 'Arrhenius: gas constant', value: 8.314, unit: 'J/(mol·K)', locked: true }),
  joules: constant({ label: 'Arrhenius: one kilojoule', value: 1000, unit: 'J', locked: true }),
  kelvin: constant({ label: `Arrhenius: 0 ${CELSIUS} in kelvin`, value: 273.15, unit: 'K', locked: true }),
  month: constant({ label: 'One month', value: 30, unit: 'days' }),
}

export const METHODS = { '': 'Choose a method', 'q-rule': 'Q-rule', arrhenius: 'Arrhenius' } as const

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
    because: [asNumber(days, 'days'), ' × ', asNumber(factor.value), '^(', ...exponent, ')'],
  }
}

/** Days × e^(energy ÷ gas constant × (1 ÷ storage − 1 ÷ test)), in kelvin. */
function exponential(asked: Asked, { joules, gas, kelvin }: typeof RATES): Estimate | undefined {
  const { daysToDefect: days, activationEnergy: energy } = asked
  const test = asked.testTemperature.plus(kelvin.value)
  const storage = asked.storageTemperature.plus(kelvin.value)
  if (test.isZero() || storage.isZero()) return undefined
  const difference = exact(1).over(storage).minus(exact(1).over(test))
  const exponent = energy.times(joules.value).over(gas.value).times(difference)
  const power = Exact.fromFloat(Math.exp(exponent.toNumber()))
  if (!power) return undefined
  const slope = because`${asNumber(energy)} × ${asNumber(joules.value)} ÷ ${asNumber(gas.value)}`
  const inverses = because`(1 ÷ ${asNumber(storage)} − 1 ÷ ${asNumber(test)})`
  return {
    days: days.times(power),
    because: [asNumber(days, 'days'), ' × e^(', ...slope, ' × ', ...inverses, ')'],
  }
}

/** Undefined where a condition of the method does not hold or the outcome is not finite. */
export function estimated(asked: Asked, rates: typeof RATES): Estimate | undefined {
  const { method, testTemperature, storageTemperature, daysToDefect, activationEnergy } = asked
  if (!daysToDefect.isAbove(0)) return undefined
  if (method === 'q-rule' && !testTemperature.isZero())
    return stepped(daysToDefect, testTemperature, storageTemperature, rates)
  if (method === 'arrhenius' && activationEnergy.isAbove(0)) return exponential(asked, rates)
  return undefined
}

/** The Q-rule with its temperatures exchanged: warmth shortens life, as in an accelerated test. */
export function inverseReading(asked: Asked, rates: typeof RATES): Line[] {
  const { method, testTemperature, storageTemperature, daysToDefect } = asked
  if (method !== 'q-rule') return []
  const inverse = stepped(daysToDefect, storageTemperature, testTemperature, rates)
  if (!inverse) return []
  return [
    numberLine({
      key: 'inverseReading',
      label: 'Inverse reading',
      value: inverse.days,
      most: 2,
      unit: 'days',
      because: [
        ...inverse.because,
        '. Take this one if the days were counted in a test warmer than storage.',
      ],
      aside: true,
    }),
  ]
}
