import { defineCalculator } from '../../engine/calculator'
import { percentOf } from '../../engine/exact'
import { number, percent } from '../../engine/fields'
import { asNumber, asPercent, because } from '../../engine/phrase'
import { plural } from '../../engine/plural'
import { constant } from '../../engine/rates'
import { noResult, numberLine } from '../../engine/result'

const USUAL_WASTE = 10

export default defineCalculator({
  name: 'Board Coverage Calculator',
  shortName: { en: 'Board coverage', de: 'Bretterbedarf' },
  category: 'building',
  icon: 'fence',
  needs: 'Needs an area, a board width and a board length above 0.',
  principal: 'area',
  fields: {
    area: number({ label: 'Area to cover in square feet', unit: 'sq ft' }),
    boardWidth: number({
      label: 'Board width in inches',
      hint: 'What each board covers: without tongue or lap, with the gap. Not the nominal size.',
      unit: 'in',
    }),
    boardLength: number({ label: 'Board length in inches', hint: 'A foot is 12 inches.', unit: 'in' }),
    thickness: number({
      label: 'Board thickness in inches',
      hint: 'For board feet only. Leave blank if you do not need them.',
      unit: 'in',
    }),
    wastePercent: percent({
      label: 'Waste allowance',
      hint: `Offcuts, mistakes and bad boards. Blank counts as ${USUAL_WASTE}%.`,
      default: USUAL_WASTE,
      whenBlank: USUAL_WASTE,
    }),
  },
  rates: {
    squareInches: constant({
      label: 'Square inches in a square foot',
      value: 144,
      unit: 'sq in',
      locked: true,
    }),
  },
  calculate({ area, boardWidth, boardLength, thickness, wastePercent }, rates) {
    if (![area, boardWidth, boardLength].every((size) => size.isAbove(0))) return noResult
    const perFoot = rates.squareInches.value
    const boardArea = boardWidth.times(boardLength).over(perFoot)
    const boards = area.over(boardArea)
    const boardsNeeded = boards.ceil()
    const waste = percentOf(wastePercent, boardsNeeded)
    const wasteAmount = waste.ceil()
    const totalBoards = boardsNeeded.plus(wasteAmount)
    const boardFeet = thickness.times(boardWidth).times(boardLength).times(totalBoards).over(perFoot)
    return {
      headline: 'totalBoards',
      lines: [
        numberLine({
          key: 'boardArea',
          label: 'One board covers',
          value: boardArea,
          maxDecimals: 2,
          unit: 'sq ft',
          because: because`${asNumber(boardWidth, 'in')} × ${asNumber(boardLength, 'in')} ÷ ${asNumber(perFoot)}`,
          explanatory: true,
        }),
        numberLine({
          key: 'boardsNeeded',
          label: 'Boards to cover the area',
          value: boardsNeeded,
          maxDecimals: 0,
          because: because`${asNumber(area, 'sq ft')} ÷ ${asNumber(boardArea, 'sq ft')} = ${asNumber(boards)}, rounded up`,
        }),
        numberLine({
          key: 'wasteAmount',
          label: 'Extra boards for waste',
          value: wasteAmount,
          maxDecimals: 0,
          because: because`${asPercent(wastePercent)} of ${asNumber(boardsNeeded)} = ${asNumber(waste)}, rounded up`,
        }),
        numberLine({
          key: 'totalBoards',
          label: 'Boards to buy',
          type: 'total',
          value: totalBoards,
          maxDecimals: 0,
          because: because`${asNumber(boardsNeeded)} + ${asNumber(wasteAmount)}`,
        }),
        ...(thickness.isAbove(0)
          ? [
              numberLine({
                key: 'boardFeet',
                label: 'Lumber in board feet',
                value: boardFeet,
                maxDecimals: 2,
                unit: plural(boardFeet, 'board foot', 'board feet'),
                because: because`${asNumber(thickness, 'in')} × ${asNumber(boardWidth, 'in')} × ${asNumber(boardLength, 'in')} × ${asNumber(totalBoards, plural(totalBoards, 'board', 'boards'))} ÷ ${asNumber(perFoot)}, from the sizes entered; lumberyards usually count nominal thickness and width`,
              }),
            ]
          : []),
      ],
    }
  },
  examples: [
    {
      title: 'A 1,250 sq ft barn wall, boards 6 in wide, 96 in long and 1 in thick, 10% waste',
      inputs: { area: 1250, boardWidth: 6, boardLength: 96, thickness: 1, wastePercent: 10 },
      shows: { boardsNeeded: '313', wasteAmount: '32', totalBoards: '345', boardFeet: '1,380' },
    },
    {
      title: 'A 320 sq ft deck, boards 5.5 in wide and 144 in long, 10% waste',
      inputs: { area: 320, boardWidth: 5.5, boardLength: 144, wastePercent: 10 },
      shows: { boardsNeeded: '59', wasteAmount: '6', totalBoards: '65' },
    },
    {
      title: 'A 96 sq ft feature wall, boards 3.5 in wide, 72 in long and 0.75 in thick, 15% waste',
      inputs: { area: 96, boardWidth: 3.5, boardLength: 72, thickness: 0.75, wastePercent: 15 },
      shows: { boardsNeeded: '55', wasteAmount: '9', totalBoards: '64', boardFeet: '84' },
    },
  ],
})
