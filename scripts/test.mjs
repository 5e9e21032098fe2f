/**
 * `npm test`: everything that must hold before a change lands. It does what the machine allows and says at the end what it could
 * not do. Where nothing may be missing, in CI and where it may install, what is missing has failed.
 */
import { mkdirSync, rmSync } from 'node:fs'
import { installDependencies, start } from './install.mjs'
import { canBeHad, mayInstall, present, provide } from './machine.mjs'
import { freePort } from './port.mjs'
import { counted, Steps } from './steps.mjs'

const WANTED = ['Chromium', 'Firefox', 'WebKit', 'nginx']
const nothingMayBeMissing = process.env.CI === 'true' || mayInstall()

const unit = ['vitest', 'run', '--reporter=dot', '--reporter=json', `--outputFile.json=${counted.unit.file}`]

// Read by vitest.config.ts.
if (present('Chromium').length) process.env.BROWSERS_FOLLOW = 'true'

installDependencies()
rmSync(counted.folder, { recursive: true, force: true })
mkdirSync(counted.folder)

const steps = new Steps()

// Some unit tests are about nginx and are left out without it.
provide('nginx')
// The other parts arrive meanwhile. The shell is not missed where it cannot be had; tests take longer then.
const arriving = start(['node', 'scripts/provide.mjs', ...WANTED, 'headless shell'])

async function inBrowsers() {
  console.log((await arriving).output.trim())
  for (const part of WANTED) if (!provide(part)) steps.couldNot(part, canBeHad(part), nothingMayBeMissing)
  // Beside whatever else the machine serves.
  process.env.TEST_PORT ??= String(await freePort())
  await steps.run('Browser tests', ['playwright', 'test'], counted.browser)
}

// All but the last need nothing but Node. The build writes types that Astro's check and the compiler read, so they come after it; no
// browser waits for them, nor for the longest unit test.
const built = steps.run('Build', ['astro', 'build', '--silent'])
await Promise.all([
  steps.run('Formatting and lint', ['biome', 'ci', '.']),
  steps.run('Unused code and dependencies', ['knip']),
  steps.run('Unit tests', unit, counted.unit),
  built.then(() =>
    Promise.all([
      steps.run('Types in pages', ['astro', 'check', '--noSync', '--tsconfig', 'tsconfig.astro.json']),
      steps.run('Types', ['tsc', '--noEmit']),
    ]),
  ),
  built.then((isBuilt) => isBuilt && inBrowsers()),
])
// Not process.exit, which does not wait until a pipe has taken what was said last.
process.exitCode = steps.summary() ? 0 : 1
