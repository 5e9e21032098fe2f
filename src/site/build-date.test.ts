import { expect, it } from 'vitest'
import { buildDateFrom } from './build-date'

it('pages are built for the day of the setting, else of the last commit, else for today', () => {
  expect(buildDateFrom('2026-01-31', () => '2026-01-01')).toBe('2026-01-31')
  expect(buildDateFrom('', () => '2026-01-01')).toBe('2026-01-01')
  expect(buildDateFrom(undefined, () => '')).toBe(new Date().toISOString().slice(0, 10))
})

it('a setting that is no day stops the build', () => {
  expect(() => buildDateFrom('yesterday')).toThrow('BUILD_DATE is "yesterday"')
})
