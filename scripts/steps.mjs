/** Steps of `npm test` and `npm run check`: each says what it did when it is done, and how long it took. */
import { existsSync, readFileSync } from 'node:fs'
import { start } from './install.mjs'

const REPORTS = 'reports'

/** Runners that count, and where they write it. */
export const counted = {
  folder: REPORTS,
  unit: {
    file: `${REPORTS}/unit.json`,
    read: ({ numPassedTests, numFailedTests }) => ({ passed: numPassedTests, failed: numFailedTests }),
  },
  browser: {
    file: `${REPORTS}/browser.json`,
    read: ({ stats: { expected, unexpected, flaky } }) => ({
      passed: expected + flaky,
      failed: unexpected,
      flaky,
    }),
  },
}

/** A runner that died before it wrote its report has failed, whatever it counted. */
export function countOf(status, report) {
  if (!report) return { passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1 }
  const { passed, failed, flaky } = existsSync(report.file)
    ? report.read(JSON.parse(readFileSync(report.file, 'utf8')))
    : { passed: 0, failed: 0 }
  return { passed, failed: status === 0 ? failed : Math.max(failed, 1), flaky }
}

export class Steps {
  #passed = 0
  #failed = 0
  #lines = []
  #began = Date.now()

  /** Runs a command to its end and prints what it said in one piece; true when nothing failed. */
  async run(name, command, report) {
    const began = Date.now()
    const { status, output } = await start(command)
    const { passed, failed, flaky } = countOf(status, report)
    this.#passed += passed
    this.#failed += failed
    const seconds = Math.round((Date.now() - began) / 1000)
    const problems = [failed && `${failed} failed`, flaky && `${flaky} held only at the second try`].filter(
      Boolean,
    )
    this.#lines.push(
      `${String(seconds).padStart(5)} s  ${[name, problems.join(', ')].filter(Boolean).join(': ')}`,
    )
    console.log(`\n── ${name}, ${seconds} s\n${output.trim()}`)
    return failed === 0
  }

  /** A part that the machine does not have: named, and counted only where nothing may be missing that can be had. */
  couldNot(part, canBeHad, mustNot) {
    this.#lines.push(`not run here: ${part}, ${canBeHad ? 'not installed' : 'not to be had on this system'}`)
    if (canBeHad && mustNot) this.#failed += 1
  }

  summary() {
    const seconds = Math.round((Date.now() - this.#began) / 1000)
    console.log(`\n── All steps, ${seconds} s\n${this.#lines.join('\n')}`)
    console.log(`\n${this.#passed} passed, ${this.#failed} failed`)
    return this.#failed === 0
  }
}
