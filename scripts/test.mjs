/** `npm test`: everything that must hold before a change lands, with one plain line at the end. */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { installDependencies, run } from './install.mjs'
import { need, provide } from './machine.mjs'

const REPORTS = 'reports'

const one = ({ status }) => (status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })

const report = (name) => {
  const file = `${REPORTS}/${name}.json`
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

/** A runner that died before it wrote its report has failed, whatever it counted. */
function counted(name, { status }, read) {
  const written = report(name)
  const { passed, failed } = written ? read(written) : { passed: 0, failed: 0 }
  return { passed, failed: status === 0 ? failed : Math.max(failed, 1) }
}

const unit = () =>
  counted(
    'unit',
    run(['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${REPORTS}/unit.json`]),
    ({ numPassedTests, numFailedTests }) => ({ passed: numPassedTests, failed: numFailedTests }),
  )

const browser = () =>
  counted('browser', run(['playwright', 'test']), ({ stats }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
  }))

installDependencies()
need('Chromium', 'Firefox', 'WebKit', 'nginx')
provide('headless shell')
rmSync(REPORTS, { recursive: true, force: true })
mkdirSync(REPORTS)

const steps = [
  ['Formatting and lint', () => one(run(['biome', 'ci', '.']))],
  ['Types', () => one(run(['astro', 'check']))],
  ['Unused code and dependencies', () => one(run(['knip']))],
  ['Unit tests', unit],
  ['Build', () => one(run(['astro', 'build', '--silent']))],
  ['Browser tests', browser],
]

const total = { passed: 0, failed: 0 }
for (const [name, step] of steps) {
  console.log(`\n── ${name}`)
  const { passed, failed } = step()
  total.passed += passed
  total.failed += failed
  if (name === 'Build' && failed) break
}
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed ? 1 : 0)
