import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { counted, countOf } from './steps.mjs'

const folder = mkdtempSync(join(tmpdir(), 'reports-'))
const file = join(folder, 'report.json')
afterAll(() => rmSync(folder, { recursive: true }))

/** What is counted of a runner that ended with this status and wrote this. */
function count(runner: 'unit' | 'browser', status: number, report: object) {
  writeFileSync(file, JSON.stringify(report))
  return countOf(status, { ...counted[runner], file })
}

it('a step that counts nothing has passed or failed as a whole', () => {
  expect(countOf(0)).toEqual({ passed: 1, failed: 0 })
  expect(countOf(2)).toEqual({ passed: 0, failed: 1 })
})

it('a runner is believed in what it counted', () => {
  expect(count('unit', 0, { numPassedTests: 40, numFailedTests: 0 })).toMatchObject({ passed: 40, failed: 0 })
  expect(count('unit', 1, { numPassedTests: 38, numFailedTests: 2 })).toMatchObject({ passed: 38, failed: 2 })
  expect(count('browser', 1, { stats: { expected: 7, unexpected: 3, flaky: 1 } })).toEqual({
    passed: 8,
    failed: 3,
    flaky: 1,
  })
})

it('a runner that dies without a counted failure has failed', () => {
  expect(count('unit', 1, { numPassedTests: 40, numFailedTests: 0 })).toMatchObject({ passed: 40, failed: 1 })
  expect(countOf(1, { ...counted.unit, file: join(folder, 'none.json') })).toMatchObject({
    passed: 0,
    failed: 1,
  })
})
