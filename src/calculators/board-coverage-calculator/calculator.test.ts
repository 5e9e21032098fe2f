import { describe, expect, it } from 'vitest'
import { shownLines, wholeLines } from '../../../test/shown'
import calculator from './calculator'

const lines = shownLines(calculator)

/** Boards of exactly one square foot, so that counts can be read off the area. */
const SQUARE = { boardWidth: 12, boardLength: 12 }

describe('board coverage', () => {
  it.each([
    ['1', '1'],
    ['10', '10'],
    ['10.0001', '11'],
    ['9.9999', '10'],
    ['0.001', '1'],
    ['1000000000', '1,000,000,000'],
  ])('rounds the boards for %s sq ft up to %s', (area, boardsNeeded) => {
    expect(lines({ ...SQUARE, area }).boardsNeeded).toBe(boardsNeeded)
  })

  it('divides exactly, where floats would find 21.000000000000004 boards and ask for a 22nd', () => {
    expect(lines({ area: 0.004375, boardWidth: 0.1, boardLength: 0.3 }).boardsNeeded).toBe('21')
  })

  it.each([
    ['10', '10', '1', '11'],
    ['11', '10', '2', '13'],
    ['100', '7', '7', '107'],
    ['100', '7.001', '8', '108'],
    ['30', '10', '3', '33'],
    ['10', '0', '0', '10'],
    ['10', '', '1', '11'],
    ['10', 'ten', '1', '11'],
    ['20', '', '2', '22'],
    ['10', '100', '10', '20'],
    ['10', '250', '25', '35'],
    ['10', '-15', '-1', '9'],
    ['10', '-5', '0', '10'],
  ])(
    '%s boards with %j percent waste: %s more, %s in all',
    (area, wastePercent, wasteAmount, totalBoards) => {
      expect(lines({ ...SQUARE, area, wastePercent })).toMatchObject({ wasteAmount, totalBoards })
    },
  )

  it('takes the allowance from whole boards, not from the area', () => {
    // 9.3% of 11 boards is 1.023; of the 10.5 that the area asks for it would be 0.9765.
    expect(lines({ ...SQUARE, area: 10.5, wastePercent: 9.3 }).wasteAmount).toBe('2')
  })

  it.each([
    ['1', '11'],
    ['0.75', '8.25'],
    ['2', '22'],
    ['0.005', '0.06'],
    ['1.125', '12.38'],
  ])('a thickness of %s in gives %s board feet for all 11 boards', (thickness, boardFeet) => {
    expect(lines({ ...SQUARE, area: 10, thickness }).boardFeet).toBe(boardFeet)
  })

  it.each(['', '0', '-1', 'thin'])('shows no board feet for a thickness of %j', (thickness) => {
    const shown = lines({ ...SQUARE, area: 10, thickness })
    expect(shown.totalBoards).toBe('11')
    expect(shown).not.toHaveProperty('boardFeet')
  })

  it.each([
    ['area', ''],
    ['area', '0'],
    ['area', '-10'],
    ['area', 'large'],
    ['boardWidth', ''],
    ['boardWidth', '0'],
    ['boardWidth', '-6'],
    ['boardLength', ''],
    ['boardLength', '0'],
    ['boardLength', '-96'],
  ])('shows nothing when %s is %j', (name, text) => {
    expect(lines({ ...SQUARE, area: 10, [name]: text })).toEqual({})
  })

  it('shows nothing before anything is filled in', () => {
    expect(lines()).toEqual({})
  })

  it('says that board feet come from the sizes entered, and counts one in the singular', () => {
    const one = { ...SQUARE, area: 1, thickness: 1, wastePercent: 0 }
    expect(wholeLines(calculator, one).at(-1)).toBe(
      'Lumber in board feet: 1 board foot (1 in × 12 in × 12 in × 1 board ÷ 144, from the sizes entered; lumberyards usually count nominal thickness and width)',
    )
    expect(wholeLines(calculator, { ...one, area: 2 }).at(-1)).toMatch(/: 2 board feet \(.* × 2 boards ÷ /)
  })
})
