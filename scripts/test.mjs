/**
 * `npm test`: everything that must hold before a change lands. It does what the machine allows and says at the end what it could
 * not do. Where nothing may be missing, in CI and where it may install, what is missing has failed.
 */
import { mkdirSync, rmSync } from 'node:fs'
import { installDependencies } from './install.mjs'
import { canBeHad, mayInstall, provide } from './machine.mjs'
import { counted, Steps } from './steps.mjs'

const WANTED = ['Chromium', 'Firefox', 'WebKit', 'nginx']
const nothingMayBeMissing = process.env.CI === 'true' || mayInstall()

const unit = ['vitest', 'run', '--reporter=dot', '--reporter=json', `--outputFile.json=${counted.unit.file}`]

installDependencies()
rmSync(counted.folder, { recursive: true, force: true })
mkdirSync(counted.folder)

const steps = new Steps()

// Some unit tests are about nginx and are left out without it.
provide('nginx')

// These need nothing but Node, and not each other; a build writes the types that Astro's check reads.
const [, built] = await Promise.all([
  steps.run('Formatting and lint', ['biome', 'ci', '.']),
  steps.run('Types', ['astro', 'check']).then(() => steps.run('Build', ['astro', 'build', '--silent'])),
  steps.run('Unused code and dependencies', ['knip']),
  steps.run('Unit tests', unit, counted.unit),
])

if (built) {
  for (const part of WANTED) if (!provide(part)) steps.couldNot(part, canBeHad(part), nothingMayBeMissing)
  // Quicker where it is there.
  provide('headless shell')
  await steps.run('Browser tests', ['playwright', 'test'], counted.browser)
}
process.exit(steps.summary() ? 0 : 1)
