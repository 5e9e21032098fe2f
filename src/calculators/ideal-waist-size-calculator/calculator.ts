import { defineCalculator } from '../../engine/calculator'
import type { Exact } from '../../engine/exact'
import { choice, number } from '../../engine/fields'
import { formatsFor } from '../../engine/format'
import { asNumber, because, type Phrase } from '../../engine/phrase'
import { constant } from '../../engine/rates'
import { noResult, numberLine, textLine } from '../../engine/result'

const MEASURES = {
  imperial: { unit: 'in', other: 'cm', text: 'Imperial (inches)' },
  metric: { unit: 'cm', other: 'in', text: 'Metric (centimeters)' },
} as const

const SIZE_DECIMALS = 1

export default defineCalculator({
  name: 'Ideal Waist Size Calculator',
  shortName: { en: 'Ideal waist', de: 'Taillenumfang' },
  category: 'health',
  icon: 'person-standing',
  needs: 'Needs a gender, a height above 0 and a waist above 0.',
  principal: 'waist',
  fields: {
    units: choice({
      label: 'Units',
      options: [
        ['imperial', MEASURES.imperial.text],
        ['metric', MEASURES.metric.text],
      ],
      default: 'imperial',
    }),
    gender: choice({
      label: 'Gender',
      hint: 'A choice is needed for a result; the figures are the same for both.',
      options: [
        ['', 'Choose'],
        ['male', 'Male'],
        ['female', 'Female'],
      ],
      default: '',
    }),
    age: number({
      label: 'Age in years',
      hint: 'The guide is for adults.',
      unit: 'years',
      step: 1,
      forReference: true,
    }),
    height: number({
      label: 'Height in inches',
      hint: 'Feet times 12, plus the inches left over.',
      unit: 'in',
      rewordedWhen: [
        {
          field: 'units',
          is: 'metric',
          label: 'Height in centimeters',
          hint: 'A height of 1.70 m is 170.',
          unit: 'cm',
        },
      ],
    }),
    waist: number({
      label: 'Waist in inches',
      hint: 'Halfway between the lowest rib and the hip bone.',
      unit: 'in',
      rewordedWhen: [{ field: 'units', is: 'metric', label: 'Waist in centimeters', unit: 'cm' }],
    }),
  },
  rates: {
    inch: constant({ label: 'One inch', value: 2.54, unit: 'cm', locked: true }),
    lowest: constant({ label: 'Where Underweight ends', value: 0.4, unit: '× height' }),
    ideal: constant({ label: 'Ideal waist, where Healthy ends', value: 0.5, unit: '× height' }),
    highest: constant({
      label: 'Max healthy waist, where Increased Risk ends',
      value: 0.6,
      unit: '× height',
    }),
  },
  calculate({ units, gender, height, waist }, rates) {
    if (gender === '' || !height.isAbove(0) || !waist.isAbove(0)) return noResult
    const { unit, other, text } = MEASURES[units]
    const inch = rates.inch.value
    const lowest = rates.lowest.value
    const ideal = rates.ideal.value
    const highest = rates.highest.value
    const whtr = waist.over(height)

    const converted = (size: Exact) => (units === 'imperial' ? size.times(inch) : size.over(inch))
    const sizeLine = (key: string, label: string, size: Exact, reason?: Phrase) =>
      numberLine({
        key,
        label,
        value: size,
        maxDecimals: SIZE_DECIMALS,
        unit,
        inOtherUnit: `${formatsFor().number(converted(size), SIZE_DECIMALS)} ${other}`,
        because: reason,
      })

    const [healthStatus, band] = whtr.isBelow(lowest)
      ? ['Underweight', because`Ratio below ${asNumber(lowest)}: below the usual range`]
      : !whtr.isAbove(ideal)
        ? ['Healthy', because`Ratio from ${asNumber(lowest)} up to and including ${asNumber(ideal)}`]
        : !whtr.isAbove(highest)
          ? [
              'Increased Risk',
              because`Ratio above ${asNumber(ideal)}, up to and including ${asNumber(highest)}`,
            ]
          : ['High Risk', because`Ratio above ${asNumber(highest)}`]

    return {
      headline: 'idealWaist',
      lines: [
        sizeLine('currentWaist', 'Waist now', waist),
        sizeLine(
          'idealWaist',
          'Ideal waist',
          height.times(ideal),
          because`${asNumber(ideal)} × ${asNumber(height, unit)}; stay below it`,
        ),
        sizeLine(
          'maxHealthyWaist',
          'Max healthy waist',
          height.times(highest),
          because`${asNumber(highest)} × ${asNumber(height, unit)}; risk rises from ${asNumber(ideal)} and is high above ${asNumber(highest)}`,
        ),
        numberLine({
          key: 'whtr',
          label: 'Waist-to-height ratio',
          value: whtr,
          maxDecimals: 2,
          minDecimals: 2,
          because: because`${asNumber(waist, unit)} ÷ ${asNumber(height, unit)} = ${asNumber(whtr)}`,
        }),
        textLine({ key: 'healthStatus', label: 'Status in this guide', text: healthStatus, because: band }),
        textLine({ key: 'units', label: 'Units', text }),
      ],
    }
  },
  examples: [
    {
      title: '68 in tall with a waist of 34 in',
      inputs: { units: 'imperial', gender: 'male', age: 40, height: 68, waist: 34 },
      shows: { idealWaist: '34', maxHealthyWaist: '40.8', whtr: '0.50', healthStatus: 'Healthy' },
    },
    {
      title: '165 cm tall with a waist of 88 cm',
      inputs: { units: 'metric', gender: 'female', age: 52, height: 165, waist: 88 },
      shows: { idealWaist: '82.5', maxHealthyWaist: '99', whtr: '0.53', healthStatus: 'Increased Risk' },
    },
  ],
})
