import { expect, it } from 'vitest'
import { calculators } from '../calculators/registry'
import { localeOf } from './locale'

it('a page is for the country whose money it is about', () => {
  expect(localeOf('en')).toBe('en_US')
  expect(localeOf('en', 'USD')).toBe('en_US')
  expect(localeOf('en', 'EUR')).toBe('en_US')
  const locales = new Set(
    calculators.map(({ calculator }) => localeOf(calculator.formats.language, calculator.currency)),
  )
  expect([...locales].toSorted()).toEqual(['de_DE', 'en_AU', 'en_GB', 'en_US'])
})
