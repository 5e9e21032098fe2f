/** Figures are written without Intl (docs/decisions/2026-11-15-figures-without-intl.md). */
import { expect, it } from 'vitest'

const sources = import.meta.glob<string>(
  [
    '../src/calculators/*/*.{ts,tsx}',
    '../src/{engine,form}/**/*.{ts,tsx}',
    '!**/*.test.*',
    '!**/{oracle,pictures}.ts',
  ],
  { eager: true, query: '?raw', import: 'default' },
)

it('nothing that a browser gets before a print writes figures with Intl', () => {
  expect(Object.keys(sources).length).toBeGreaterThan(100)
  const written = Object.entries(sources).filter(([, source]) => /\btoLocale\w+\(|\bIntl\./.test(source))
  expect(written.map(([file]) => file)).toEqual(['../src/form/extras/printed.tsx'])
})
