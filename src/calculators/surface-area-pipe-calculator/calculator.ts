import { defineCalculator } from '../../engine/calculator'
import { exact } from '../../engine/exact'
import { number, toggle } from '../../engine/fields'
import { asNumber, because } from '../../engine/phrase'
import { constant } from '../../engine/rates'
import { noResult, numberLine } from '../../engine/result'

export default defineCalculator({
  name: 'Pipe Surface Area Calculator',
  shortName: { en: 'Pipe surface', de: 'Rohroberfläche' },
  category: 'engineering',
  icon: 'cylinder',
  needs: 'Needs an outer diameter and a length above 0.',
  principal: 'length',
  fields: {
    outerDiameter: number({
      label: 'Outer diameter in inches',
      hint: 'Measured across the bare pipe. Not the nominal size.',
      unit: 'in',
    }),
    length: number({ label: 'Length in inches', hint: 'A foot is 12 inches.', unit: 'in' }),
    insulationThickness: number({
      label: 'Insulation thickness in inches',
      hint: 'On one side, all layers together. Blank for a bare pipe.',
      unit: 'in',
    }),
    includeEnds: toggle({
      label: 'Include both ends',
      hint: 'Adds two full circles, for a capped pipe or a closed cylinder.',
      default: false,
    }),
  },
  rates: {
    pi: constant({ label: 'π, circumference ÷ diameter', value: Math.PI, unit: '', locked: true }),
    squareInches: constant({
      label: 'Square inches in a square foot',
      value: 144,
      unit: 'sq in',
      locked: true,
    }),
  },
  calculate({ outerDiameter, length, insulationThickness, includeEnds }, rates) {
    if (!outerDiameter.isAbove(0) || !length.isAbove(0)) return noResult
    const pi = exact(rates.pi.value)
    const perFoot = rates.squareInches.value
    const diameter = outerDiameter.plus(insulationThickness.times(2))
    const radius = diameter.over(2)
    const side = pi.times(diameter).times(length)
    const ends = pi.times(radius).times(radius).times(2)
    const squareInches = includeEnds ? side.plus(ends) : side
    const sideReason = because`π × ${asNumber(diameter, 'in')} × ${asNumber(length, 'in')}`
    const endsReason = because`2 × π × (${asNumber(radius, 'in')})²`
    return {
      headline: 'squareFeet',
      lines: [
        ...(insulationThickness.isZero()
          ? []
          : [
              numberLine({
                key: 'diameter',
                label: 'Diameter over the insulation',
                value: diameter,
                // As pipes are listed, and coatings.
                maxDecimals: 4,
                unit: 'in',
                because: because`${asNumber(outerDiameter, 'in')} + 2 × ${asNumber(insulationThickness, 'in')}`,
                explanatory: true,
              }),
            ]),
        numberLine({
          key: 'squareInches',
          label: 'Surface in square inches',
          value: squareInches,
          maxDecimals: 2,
          unit: 'sq in',
          because: includeEnds ? [...sideReason, ' + ', ...endsReason] : sideReason,
        }),
        numberLine({
          key: 'squareFeet',
          label: 'Surface in square feet',
          type: 'total',
          value: squareInches.over(perFoot),
          maxDecimals: 2,
          unit: 'sq ft',
          because: because`${asNumber(squareInches, 'sq in')} ÷ ${asNumber(perFoot)}`,
        }),
      ],
    }
  },
  examples: [
    {
      title: '10 ft of 4.5 in pipe with 1 in of insulation',
      inputs: { outerDiameter: 4.5, length: 120, insulationThickness: 1 },
      shows: { diameter: '6.5', squareInches: '2,450.44', squareFeet: '17.02' },
    },
    {
      title: 'The same pipe closed at both ends',
      inputs: { outerDiameter: 4.5, length: 120, insulationThickness: 1, includeEnds: true },
      shows: { squareInches: '2,516.81', squareFeet: '17.48' },
    },
    {
      title: '21 ft of bare 2.375 in steel pipe to be painted',
      inputs: { outerDiameter: 2.375, length: 252 },
      shows: { squareInches: '1,880.24', squareFeet: '13.06' },
    },
  ],
})
