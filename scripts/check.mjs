/** `npm run check`: a quick word while working: lint, types, and the unit tests of what changed since the last commit. */
import { execFileSync } from 'node:child_process'
import { installDependencies } from './install.mjs'
import { Steps } from './steps.mjs'

const CALCULATOR = /^src\/calculators\/([^/]+)\//

/** The calculators that everything changed belongs to; none where something else has changed too. */
function calculatorsChanged() {
  const status = execFileSync('git', ['status', '--porcelain', '--untracked-files=all', '--no-renames'], {
    encoding: 'utf8',
  })
  const files = status
    .split('\n')
    .filter(Boolean)
    .map((line) => line.slice(3))
  const slugs = files.map((file) => CALCULATOR.exec(file)?.[1])
  return slugs.includes(undefined) ? [] : [...new Set(slugs)]
}

const unit = (...which) => ['vitest', 'run', '--passWithNoTests', '--reporter=dot', ...which]

installDependencies()
const steps = new Steps()
const slugs = calculatorsChanged()
await Promise.all([
  steps.run('Formatting and lint', ['biome', 'check', '.']),
  // What .astro files say is left to `npm test`: this remembers what has not changed.
  steps.run('Types', [
    'tsc',
    '--noEmit',
    '--incremental',
    '--tsBuildInfoFile',
    'node_modules/.cache/types.json',
  ]),
  // What treats all calculators alike is named by their folders; of those that have not changed it says what it said before.
  steps.run(
    'Unit tests of what changed',
    unit('--changed', ...(slugs.length ? ['-t', slugs.join('|')] : [])),
  ),
  ...(slugs.length ? [steps.run('Their own', unit(...slugs.map((slug) => `src/calculators/${slug}/`)))] : []),
])
process.exit(steps.summary() ? 0 : 1)
