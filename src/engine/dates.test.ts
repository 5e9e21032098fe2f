import { describe, expect, it } from 'vitest'
import { dated, daysBetween, isDate, isOld, monthOf } from './dates'

describe('a date in a sentence', () => {
  it.each([
    ['2026-09-20', 'en', 'on 20_September 2026'],
    ['2026-01-02', 'en', 'on 2_January 2026'],
    ['2025-05', 'en', 'in May 2025'],
    ['2026-07-24', 'de', 'am 24._Juli 2026'],
    ['2026-03', 'de', 'im März 2026'],
  ] as const)('%s reads in %s: %s, the day on the line of its month', (date, language, text) => {
    expect(dated(date, language).replaceAll('\u00a0', '_')).toBe(text)
  })

  it('can be the month alone', () => {
    expect(monthOf('2026-09-20', 'en')).toBe('September 2026')
    expect(monthOf('2026-03', 'de')).toBe('März 2026')
  })

  it('names the months as Intl does', () => {
    for (const language of ['en', 'de'] as const)
      for (let month = 1; month <= 12; month++) {
        const name = new Intl.DateTimeFormat(language, { month: 'long' }).format(
          new Date(2026, month - 1, 15),
        )
        expect(dated(`2026-${month}`, language)).toContain(` ${name} 2026`)
      }
  })
})

describe('a text is a date', () => {
  it.each(['2026-09-20', '2026-09', '2024-02-29'])('like %s', (text) => {
    expect(isDate(text)).toBe(true)
  })

  it.each([
    '2026-02-31',
    '2026-02-29',
    '2026-13',
    '2026-00-10',
    '2026-9-20',
    '2026',
    '+012026-09',
    '2026-09-20T10:00:00.000Z',
    'yesterday',
    '',
  ])('unlike %j', (text) => {
    expect(isDate(text)).toBe(false)
  })
})

describe('days between dates', () => {
  it.each([
    ['2026-09-20', '2026-09-20', 0],
    ['2026-09-20', '2026-11-15', 56],
    ['2024-02-28', '2024-03-01', 2],
    ['2026-09', '2026-09-30', 29],
    ['2026-09-20', '2026-09-19', -1],
  ] as const)('from %s to %s: %i', (from, to, days) => {
    expect(daysBetween(from, to)).toBe(days)
  })
})

describe('a list', () => {
  it('is old when it was read more than 180 days ago', () => {
    expect(isOld('2026-01-01', '2026-06-30')).toBe(false)
    expect(isOld('2026-01-01', '2026-07-01')).toBe(true)
  })
})
