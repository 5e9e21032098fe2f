import { describe, expect, it } from 'vitest'
import { choice, money, percent } from '../src/engine/fields'
import { latestToday, onlyForProblems, readProblems } from './published'

describe('the day on which a list was read', () => {
  const told = (read: string) => readProblems('a.ts', read, '2026-11-15')

  it.each(['2026-11-15', '2026-11', '2024-02-29', '2025-12-31'])('may be %s', (read) => {
    expect(told(read)).toEqual([])
  })

  it.each(['2026-02-31', '2026-02-29', '2026-13-01', '2026-00', '2026-1-5', '26-11-15', 'May 2026'])(
    'is not %s',
    (read) => {
      expect(told(read)).toEqual([
        `a.ts: read is '${read}', expected a day or a month that there is, like 2026-11-15 or 2026-11`,
      ])
    },
  )

  it.each(['2026-11-16', '2026-12'])('has been: %s has not', (read) => {
    expect(told(read)).toEqual([`a.ts: read is '${read}', expected no later day than 2026-11-15`])
  })

  it('is today where the day begins first', () => {
    expect(latestToday(Date.parse('2026-11-15T09:59:00Z'))).toBe('2026-11-15')
    expect(latestToday(Date.parse('2026-11-15T10:00:00Z'))).toBe('2026-11-16')
  })
})

it('what a set is only for is told with what was expected', () => {
  const fields = {
    plan: choice({
      label: 'Plan',
      options: [
        ['free', 'Free'],
        ['paid', 'Paid'],
      ],
      default: 'free',
    }),
    share: percent({ label: 'Share' }),
    price: money({ label: 'Price' }),
  }
  const told = (onlyFor?: Record<string, string[]>) => onlyForProblems('a.ts', { onlyFor }, fields)
  expect(told()).toEqual([])
  expect(told({ plan: ['free'], share: ['0'] })).toEqual([])
  expect(told({ plam: ['free'] })).toEqual(["a.ts: onlyFor names 'plam', expected one of 'plan', 'share'"])
  expect(told({ price: ['0'] })).toEqual(["a.ts: onlyFor names 'price', expected one of 'plan', 'share'"])
  expect(told({ plan: ['fee'] })).toEqual([
    "a.ts: onlyFor.plan names the option 'fee', expected 'free', 'paid'",
  ])
  expect(told({ plan: ['free', 'paid'] })).toEqual([
    'a.ts: onlyFor.plan names every option, expected fewer, or no onlyFor.plan',
  ])
  expect(told({ share: ['5'] })).toEqual(["a.ts: onlyFor.share is '5', expected '0' alone"])
})
