import { describe, expect, it } from 'vitest'
import { shownLines } from '../../../test/shown'
import calculator from './calculator'

const lines = shownLines(calculator)

const pipe = (
  outerDiameter: number | string,
  length: number | string,
  insulationThickness: number | string = '',
  includeEnds = false,
) => lines({ outerDiameter, length, insulationThickness, includeEnds })

describe('pipe surface', () => {
  it.each([
    [1, 1, '3.14', '0.02'],
    [24, 24, '1,809.56', '12.57'],
    [2.375, 252, '1,880.24', '13.06'],
    [0.001, 0.001, '0', '0'],
    ['1e9', '1e9', '3,141,592,653,589,793,000', '21,816,615,649,929,118.06'],
  ])('a bare pipe of %s in × %s in has %s sq in, %s sq ft', (diameter, length, squareInches, squareFeet) => {
    expect(pipe(diameter, length)).toEqual({ squareInches, squareFeet })
  })

  it.each([
    [4.5, 120, 1, false, '6.5', '2,450.44', '17.02'],
    [4.5, 120, 1, true, '6.5', '2,516.81', '17.48'],
    [0.84, 240, 0.5, false, '1.84', '1,387.33', '9.63'],
    [3.333, 7.777, 0.125, true, '3.583', '107.71', '0.75'],
  ])(
    'a pipe of %d in × %d in under %d in, ends %s: %s in across, %s sq in, %s sq ft',
    (diameter, length, insulation, ends, across, squareInches, squareFeet) => {
      expect(pipe(diameter, length, insulation, ends)).toEqual({ diameter: across, squareInches, squareFeet })
    },
  )

  it('adds insulation on both sides: 2 in around 4 in is a pipe of 8 in', () => {
    expect(pipe(4, 100, 2).squareInches).toBe(pipe(8, 100).squareInches)
  })

  it('adds two full circles for the ends, insulation included', () => {
    // π × 1 × 1 + 2π × 0.25 = 4.712; a closed cylinder as long as it is wide has half as much again.
    expect(pipe(1, 1, '', true).squareInches).toBe('4.71')
    expect(pipe(12, 144, '', true)).toMatchObject({ squareInches: '5,654.87', squareFeet: '39.27' })
    expect(pipe(10, 144, 1, true).squareFeet).toBe('39.27')
  })

  it.each(['', '0', 'foam'])('reads an insulation of %j as a bare pipe', (insulation) => {
    expect(pipe(4.5, 120, insulation)).toEqual(pipe(4.5, 120))
    expect(pipe(4.5, 120, insulation)).not.toHaveProperty('diameter')
  })

  it('does not clamp a negative insulation', () => {
    expect(pipe(10, 10, -2, true)).toMatchObject({ diameter: '6', squareInches: '245.04' })
    expect(pipe(2, 1, -2).squareInches).toBe('-6.28')
  })

  it.each([
    ['', 120],
    ['0', 120],
    ['-4.5', 120],
    ['wide', 120],
    [4.5, ''],
    [4.5, '0'],
    [4.5, '-120'],
    ['', ''],
  ])('shows nothing for a diameter of %j and a length of %j', (diameter, length) => {
    expect(pipe(diameter, length, 1, true)).toEqual({})
  })

  it('starts without ends', () => {
    expect(lines({ outerDiameter: 4.5, length: 120, insulationThickness: 1 }).squareInches).toBe('2,450.44')
  })
})
