import { defineCalculator } from '../../engine/calculator'
import { Exact, exact } from '../../engine/exact'
import { choice, number } from '../../engine/fields'
import { formatsFor } from '../../engine/format'
import { asNumber, because } from '../../engine/phrase'
import { constant } from '../../engine/rates'
import { type Line, noResult, numberLine, textLine } from '../../engine/result'

const UNITS = { dbm: 'dBm', dbw: 'dBW' } as const
const SMALLER_UNITS = ['mW', 'µW', 'nW', 'pW', 'fW', 'aW', 'zW', 'yW'] as const

/** A typed power may be far smaller than the figures of a sentence usually are. */
const TYPED_DECIMALS = 30
const typedText = (value: Exact) => formatsFor().number(value, TYPED_DECIMALS)

/** Radio signals vanish in six decimals of a watt, so they are also shown in the unit that fits them. */
function inSmallerUnit(watts: Exact, thousand: number): Line[] {
  if (!watts.isBelow(1)) return []
  let amount = watts
  for (const unit of SMALLER_UNITS) {
    amount = amount.times(thousand)
    if (!amount.rounded(3).isBelow(1))
      return [
        numberLine({
          key: 'smallerUnit',
          label: 'The same power',
          value: amount,
          maxDecimals: 3,
          unit,
          explanatory: true,
        }),
      ]
  }
  return []
}

const LN_10 = Exact.read('2.3025850929940456840179914546843642076011') as Exact
const DECIMALS = 40
/** From here on the terms of the series below are smaller than its decimals. */
const TERMS = 50

/** Ten to a power, where floats have no sixth decimal left from ten million on, and browsers differ in it. Nothing beyond any number. */
function tenTo(exponent: Exact): Exact | undefined {
  const whole = exponent.floor()
  const x = exponent.minus(whole).times(LN_10)
  let term = exact(1)
  let total = term
  for (let n = 1; n < TERMS; n++) {
    term = term.times(x).over(n).rounded(DECIMALS)
    total = total.plus(term)
  }
  return Exact.read(`1e${whole.toText(0)}`)?.times(total)
}

export default defineCalculator({
  name: 'dB to Watts Calculator',
  shortName: { en: 'dB to watts', de: 'dB in Watt' },
  category: 'engineering',
  icon: 'audio-waveform',
  needs: 'Needs dBm or dBW, with a level other than 0 or a power above 0.',
  principal: 'value',
  fields: {
    conversion: choice({
      label: 'Conversion',
      options: [
        ['db-to-watts', 'Decibels to watts'],
        ['watts-to-db', 'Watts to decibels'],
      ],
      default: 'db-to-watts',
    }),
    dbType: choice({
      label: 'Kind of decibel',
      hint: 'dB SPL is sound pressure, not power: no result.',
      options: [
        ['dbm', 'dBm (relative to 1 mW)'],
        ['dbw', 'dBW (relative to 1 W)'],
        ['dbspl', 'dB SPL (sound)'],
      ],
      default: 'dbm',
    }),
    impedance: choice({
      label: 'Impedance',
      forReference: true,
      options: [
        ['4', '4 Ω'],
        ['8', '8 Ω'],
        ['16', '16 Ω'],
        ['50', '50 Ω'],
        ['75', '75 Ω'],
      ],
      default: '8',
    }),
    value: number({
      label: 'Level in dBm',
      hint: 'No result at 0: 0 dBm is 1 mW, 0 dBW is 1 W.',
      unit: 'dBm',
      signed: true,
      rewordedWhen: [
        {
          field: 'conversion',
          is: 'watts-to-db',
          label: 'Power in watts',
          unit: 'W',
          hint: 'Above 0. A milliwatt is 0.001 W.',
        },
        { field: 'dbType', is: 'dbw', label: 'Level in dBW', unit: 'dBW' },
        { field: 'dbType', is: 'dbspl', label: 'Level in dB SPL', unit: 'dB' },
      ],
    }),
  },
  rates: {
    perTenfold: constant({ label: 'Decibels for ten times the power', value: 10, unit: 'dB', locked: true }),
    wattInDbm: constant({ label: 'One watt as a level in dBm', value: 30, unit: 'dBm', locked: true }),
    milliwatts: constant({ label: 'Milliwatts in a watt', value: 1000, unit: 'mW', locked: true }),
  },
  calculate({ conversion, dbType, impedance, value }, rates) {
    if (dbType === 'dbspl') return noResult
    const isDbm = dbType === 'dbm'
    const typed = typedText(value)
    const perTenfold = rates.perTenfold.value
    const impedanceLine = textLine({
      key: 'impedance',
      label: 'Impedance',
      text: `${impedance} Ω`,
      because: ['Shown for reference; the conversion does not use it'],
    })

    if (conversion === 'db-to-watts') {
      if (value.isZero()) return noResult
      const offset = isDbm ? rates.wattInDbm.value : 0
      const watts = tenTo(value.minus(offset).over(perTenfold))
      if (!watts) return noResult
      return {
        headline: 'output',
        lines: [
          textLine({ key: 'input', label: 'Level entered', text: `${typed} ${UNITS[dbType]}` }),
          numberLine({
            key: 'output',
            label: 'Power',
            type: 'total',
            value: watts,
            maxDecimals: 6,
            minDecimals: 6,
            unit: 'W',
            because: isDbm
              ? because`10^((${typed} − ${asNumber(offset)}) ÷ ${asNumber(perTenfold)})`
              : because`10^(${typed} ÷ ${asNumber(perTenfold)})`,
          }),
          ...inSmallerUnit(watts, rates.milliwatts.value),
          impedanceLine,
        ],
      }
    }

    const factor = isDbm ? rates.milliwatts.value : 1
    // No power, and less than none, is at no level.
    const tenfolds = Exact.fromFloat(Math.log10(value.times(factor).toNumber()))
    if (!tenfolds) return noResult
    return {
      headline: 'output',
      lines: [
        textLine({ key: 'input', label: 'Power entered', text: `${typed} W` }),
        numberLine({
          key: 'output',
          label: 'Level',
          type: 'total',
          value: tenfolds.times(perTenfold),
          maxDecimals: 2,
          minDecimals: 2,
          unit: UNITS[dbType],
          because: isDbm
            ? because`${asNumber(perTenfold)} × log10(${typed} × ${asNumber(factor)})`
            : because`${asNumber(perTenfold)} × log10(${typed})`,
        }),
        impedanceLine,
      ],
    }
  },
  examples: [
    {
      title: 'A transmitter at 30 dBm',
      inputs: { conversion: 'db-to-watts', dbType: 'dbm', impedance: '50', value: 30 },
      shows: { input: '30 dBm', output: '1.000000', impedance: '50 Ω' },
    },
    {
      title: 'A Wi-Fi signal received at −67 dBm',
      inputs: { conversion: 'db-to-watts', dbType: 'dbm', impedance: '50', value: -67 },
      shows: { input: '-67 dBm', output: '0.000000', smallerUnit: '199.526' },
    },
    {
      title: 'An audio amplifier of 100 W as a level in dBW',
      inputs: { conversion: 'watts-to-db', dbType: 'dbw', impedance: '8', value: 100 },
      shows: { input: '100 W', output: '20.00', impedance: '8 Ω' },
    },
    {
      title: 'A handheld radio of 5 W as a level in dBm',
      inputs: { conversion: 'watts-to-db', dbType: 'dbm', impedance: '50', value: 5 },
      shows: { input: '5 W', output: '36.99' },
    },
  ],
})
