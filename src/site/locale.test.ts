import { expect, it } from 'vitest'
import { localeOf } from './locale'

it('a page is for the country whose money it is about', () => {
  expect(localeOf('en')).toBe('en_US')
  expect(localeOf('en', 'USD')).toBe('en_US')
  expect(localeOf('en', 'GBP')).toBe('en_GB')
  expect(localeOf('en', 'AUD')).toBe('en_AU')
  expect(localeOf('de', 'EUR')).toBe('de_DE')
})
