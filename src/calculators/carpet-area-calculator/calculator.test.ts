import { describe, expect, it } from 'vitest'
import { shownLines } from '../../../test/shown'
import calculator from './calculator'

const lines = shownLines(calculator)

describe('carpet area', () => {
  it.each(['', '0', '-1', 'abc'])('a built-up area of %j has no result', (builtUpArea) => {
    expect(lines({ builtUpArea })).toEqual({})
  })

  it('starts just above 0', () => {
    expect(lines({ builtUpArea: 0.001 })).toMatchObject({ builtUpArea: '0', carpetArea: '0' })
    expect(lines({ builtUpArea: 0.01 })).toMatchObject({ builtUpArea: '0.01', carpetArea: '0.01' })
  })

  it('counts a cleared field as its standard value', () => {
    const cleared = { wallPercent: '', balconyPercent: '', loadingPercent: '' }
    expect(lines({ builtUpArea: 1000, ...cleared })).toMatchObject({
      wallArea: '60',
      balconyArea: '100',
      carpetArea: '840',
      superBuiltUp: '1,150',
    })
  })

  it('counts a typed 0 as 0', () => {
    const bare = { wallPercent: 0, balconyPercent: 0, loadingPercent: 0 }
    expect(lines({ builtUpArea: 1000, ...bare })).toEqual({
      builtUpArea: '1,000',
      wallArea: '0',
      balconyArea: '0',
      carpetArea: '1,000',
      superBuiltUp: '1,000',
      carpetShare: '100',
    })
  })

  it('lets the loading change the super built-up area and nothing of the flat', () => {
    const { superBuiltUp: light, carpetShare: more, ...flat } = lines({ builtUpArea: 800 })
    const {
      superBuiltUp: heavy,
      carpetShare: less,
      ...same
    } = lines({ builtUpArea: 800, loadingPercent: 40 })
    expect(same).toEqual(flat)
    expect([light, heavy]).toEqual(['920', '1,120'])
    // 672 ÷ 920 and 672 ÷ 1,120
    expect([more, less]).toEqual(['73.04', '60'])
  })

  it('clamps nothing', () => {
    expect(lines({ builtUpArea: 1000, wallPercent: 100, balconyPercent: 0 }).carpetArea).toBe('0')
    expect(lines({ builtUpArea: 1000, wallPercent: 60, balconyPercent: 50 }).carpetArea).toBe('-100')
    expect(lines({ builtUpArea: 1000, loadingPercent: -20 }).superBuiltUp).toBe('800')
  })

  it('leaves the share out where the super built-up area is nothing or less', () => {
    const none = lines({ builtUpArea: 1000, loadingPercent: -100 })
    expect(none).toMatchObject({ carpetArea: '840', superBuiltUp: '0' })
    expect(none).not.toHaveProperty('carpetShare')
    expect(lines({ builtUpArea: 1000, loadingPercent: -150 })).not.toHaveProperty('carpetShare')
  })

  it('rounds half-up to two decimals', () => {
    expect(lines({ builtUpArea: 1.005, wallPercent: 0, balconyPercent: 0, loadingPercent: 0 })).toMatchObject(
      { builtUpArea: '1.01', carpetArea: '1.01', superBuiltUp: '1.01' },
    )
    expect(lines({ builtUpArea: 333.33 })).toMatchObject({
      wallArea: '20',
      balconyArea: '33.33',
      carpetArea: '280',
      superBuiltUp: '383.33',
    })
  })

  it('takes very large areas', () => {
    expect(lines({ builtUpArea: 1e9 })).toMatchObject({
      carpetArea: '840,000,000',
      superBuiltUp: '1,150,000,000',
    })
  })

  it('comes back from the super built-up area as the text says: divide by 1 + loading', () => {
    expect(lines({ builtUpArea: 1150 / 1.15 }).carpetArea).toBe('840')
  })
})
