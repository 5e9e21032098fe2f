import { expect, it } from 'vitest'
import { buildDateFrom } from './build-date'

it('pages are built for the day of the setting, else of the last commit, else for today', () => {
  expect(buildDateFrom('2026-01-31', () => '2026-01-01')).toBe('2026-01-31')
  expect(buildDateFrom('', () => '2026-01-01')).toBe('2026-01-01')
  expect(buildDateFrom(undefined, () => '')).toBe(new Date().toISOString().slice(0, 10))
})

it.each(['yesterday', '2026-11', '2026-02-31'])('%s is no day and stops the build', (setting) => {
  expect(() => buildDateFrom(setting)).toThrow(`BUILD_DATE is "${setting}"; it must be a day that there is`)
})
