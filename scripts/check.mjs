/** `npm run check`: a quick word while working: lint, types, the unit tests of what changed since the last commit, and those of all texts and agreed cases. */
import { execFileSync } from 'node:child_process'
import { installDependencies } from './install.mjs'
import { Steps } from './steps.mjs'

/** A file that was there before, in the folder of a calculator: two letters of its state, and its path. */
const IN_CALCULATOR = /^[ M]{2} src\/calculators\/([^/]+)\//

/** The calculators that everything changed belongs to; none where something else has changed, come or gone. */
function calculatorsChanged() {
  const lines = execFileSync('git', ['status', '--porcelain'], { encoding: 'utf8' })
    .split('\n')
    .filter(Boolean)
  const slugs = lines.map((line) => IN_CALCULATOR.exec(line)?.[1])
  return slugs.includes(undefined) ? [] : [...new Set(slugs)]
}

/** They read texts and agreed cases as files, of which --changed knows nothing; all together they take few seconds. */
const READERS = [
  'src/calculators/published.',
  'src/calculators/registry.',
  'src/site/front-matter.',
  'test/agreed.',
  'test/definitions.',
  'test/names.',
  'test/prose.',
  'test/texts.',
  'test/without-intl.',
]
/** The same, but too slow to be run for more than the calculators that changed. */
const SLOW_READERS = ['test/form/agreed.', 'test/oracle/', 'test/snapshots/']

const unit = (...which) => ['vitest', 'run', '--passWithNoTests', '--reporter=dot', ...which]

// Fewer generated inputs (test/runs.ts), and no copy of the project that is built (vitest.config.ts).
process.env.QUICK = 'true'

installDependencies()
const steps = new Steps()
const slugs = calculatorsChanged()
const ofThese = slugs.length ? ['-t', slugs.join('|')] : []
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
  steps.run('Unit tests of what changed', unit('--changed', ...ofThese)),
  steps.run('Texts and agreed cases', unit(...READERS)),
  ...(slugs.length
    ? [
        steps.run('Their own', unit(...slugs.map((slug) => `src/calculators/${slug}/`))),
        steps.run('Their agreed cases', unit(...SLOW_READERS, ...ofThese)),
      ]
    : []),
])
// Not process.exit, which does not wait until a pipe has taken what was said last.
process.exitCode = steps.summary() ? 0 : 1
