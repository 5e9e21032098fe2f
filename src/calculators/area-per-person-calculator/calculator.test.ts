import { describe, expect, it } from 'vitest'
import { shownLines, wholeLines } from '../../../test/shown'
import calculator from './calculator'

const lines = shownLines(calculator)

const held = (area: string | number, occupancyType = 'office') => lines({ area, occupancyType }).occupants
const needed = (people: string | number, occupancyType = 'office') =>
  lines({ mode: 'people-to-area', people, occupancyType }).requiredArea

describe('area per person', () => {
  it.each([
    ['office', '10', '300'],
    ['classroom', '50', '60'],
    ['restaurant', '66', '45'],
    ['retail', '33', '90'],
    ['warehouse', '2', '1,500'],
    ['assembly', '142', '21'],
    ['library', '20', '150'],
    ['gym', '20', '150'],
  ])('%s: 1,000 sq ft hold %s people, 3 people need %s sq ft', (type, people, area) => {
    expect(held(1000, type)).toBe(people)
    expect(needed(3, type)).toBe(area)
  })

  it.each([
    ['', '0'],
    ['abc', '0'],
    ['0', '0'],
    ['99.999', '0'],
    ['100', '1'],
    ['199.99', '1'],
    ['200', '2'],
    ['-0.5', '-1'],
    ['-100', '-1'],
    ['1000000000', '10,000,000'],
  ])('an office of %j sq ft holds %s', (area, people) => {
    expect(held(area)).toBe(people)
  })

  it.each([
    ['', '0'],
    ['abc', '0'],
    ['2.5', '17.5'],
    ['0.333', '2.33'],
    ['0.335', '2.35'],
    ['-3', '-21'],
    ['1000000', '7,000,000'],
  ])('%j people in rows of chairs need %s sq ft', (people, area) => {
    expect(needed(people, 'assembly')).toBe(area)
  })

  it('shows only what the mode asks for', () => {
    expect(lines({ area: 1250, people: 37 })).toEqual({ occupants: '12' })
    expect(lines({ mode: 'people-to-area', area: 1250, people: 37, occupancyType: 'gym' })).toEqual({
      requiredArea: '1,850',
    })
  })

  it('does not count what was typed into the field of the other mode', () => {
    expect(lines({ people: 37 })).toEqual({ occupants: '0' })
    expect(lines({ mode: 'people-to-area', area: 1250 })).toEqual({ requiredArea: '0' })
  })

  it('falls back to an office and to people from area', () => {
    expect(lines({ mode: 'unknown', area: 250, occupancyType: 'palace' })).toEqual({ occupants: '2' })
  })

  it.each(Object.keys(calculator.rates))('%s: the area that 41 people need holds 41', (type) => {
    const area = needed(41, type)?.replace(',', '') ?? ''
    expect(held(area, type)).toBe('41')
    expect(held(Number(area) - 0.01, type)).toBe('40')
  })

  it('counts one person in the singular', () => {
    expect(wholeLines(calculator, { area: 199 })).toEqual([
      'Room for: 1 person (199 sq ft ÷ 100 sq ft per person, rounded down)',
    ])
    expect(wholeLines(calculator, { area: 200 })[0]).toMatch(/^Room for: 2 people /)
    expect(wholeLines(calculator, { mode: 'people-to-area', people: 1 })).toEqual([
      'Area needed: 100 sq ft (1 person × 100 sq ft per person)',
    ])
  })
})
