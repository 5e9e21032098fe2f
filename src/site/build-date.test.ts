import { afterEach, expect, it, vi } from 'vitest'
import { buildDateFrom } from './build-date'

afterEach(() => vi.restoreAllMocks())

it('pages are built for the day of the setting, else of the last commit', () => {
  expect(buildDateFrom('2026-01-31', () => '2026-01-01')).toBe('2026-01-31')
  expect(buildDateFrom('', () => '2026-01-01')).toBe('2026-01-01')
})

it('without both they are built for today, with a warning', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  expect(buildDateFrom('2026-01-31', () => '')).toBe('2026-01-31')
  expect(warn).not.toHaveBeenCalled()
  expect(buildDateFrom(undefined, () => '')).toBe(new Date().toISOString().slice(0, 10))
  expect(warn.mock.calls).toEqual([
    ['BUILD_DATE is not set and git names no last commit: pages are built for today.'],
  ])
})

it.each(['yesterday', '2026-11', '2026-02-31'])('%s is no day and stops the build', (setting) => {
  expect(() => buildDateFrom(setting)).toThrow(`BUILD_DATE is "${setting}"; it must be a day that there is`)
})
