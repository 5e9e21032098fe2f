/** `npm run check`: a quick word while working: lint, types, and the unit tests of what changed since the last commit. */
import { installDependencies } from './install.mjs'
import { Steps } from './steps.mjs'

installDependencies()
const steps = new Steps()
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
  steps.run('Unit tests of what changed', [
    'vitest',
    'run',
    '--changed',
    '--passWithNoTests',
    '--reporter=dot',
  ]),
])
process.exit(steps.summary() ? 0 : 1)
