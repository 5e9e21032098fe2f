import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { LICENCES_FILE, licences } from './licences'

const PERMISSIVE = /\| (?:MIT|ISC|0BSD|BSD-3-Clause|Apache-2\.0) \|$/

it('the list of licences is up to date, and all of them are permissive', () => {
  expect(readFileSync(LICENCES_FILE, 'utf8')).toBe(licences())
  const rows = licences()
    .split('\n')
    .filter((line) => /^\| [@a-z]/.test(line))
  expect(rows.length).toBeGreaterThan(5)
  expect(rows.filter((row) => !PERMISSIVE.test(row))).toEqual([])
})
