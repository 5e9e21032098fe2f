import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import type { EngineName } from './e2e/engines/engine.ts'
import './e2e/quick-stacks.ts'
import { quickBrowser } from './scripts/chromium.ts'
import { present } from './scripts/machine.mjs'

const PORT = Number(process.env.TEST_PORT ?? 4173)
const there = present('Chromium', 'Firefox', 'WebKit', 'nginx', 'headless shell')

/** What is about the built files alone needs no browser, and what is about nginx needs nginx. */
const ABOUT_FILES = ['built-html', 'frame', 'budgets', 'older-browsers', 'search-words']
const ABOUT_NGINX = ['served', 'static-hosts', 'tls', 'releases', 'recipe', 'bad-clients']
const specs = (names: string[]) => names.map((name) => `${name}.spec.ts`)

/** Quick, so that more than one worker would take longer to start. */
const files = { name: 'files', testMatch: specs(ABOUT_FILES), workers: 1 }
const site = {
  name: 'site',
  testIgnore: [
    /[\\/]e2e[\\/]engines[\\/]/,
    ...specs(ABOUT_FILES),
    ...(there.includes('nginx') ? [] : specs(ABOUT_NGINX)),
  ],
}
/** What `site` shows in Chromium already: `each-calculator`, `early`, `faults` and `translated` there do the same and more. */
const BY_SITE = ['agreed', 'early', 'network']
/** Several engines run beside each other, and a browser that takes seconds to start is started once for every few cores. */
const BROWSERS = Math.ceil(availableParallelism() / 4)
/** The same tests in each engine that the machine has, those that take longest first. */
const engines = (['WebKit', 'Firefox', 'Chromium'] as const)
  .filter((name) => there.includes(name))
  .map((name) => ({
    name,
    testDir: 'e2e/engines',
    testIgnore: name === 'Chromium' ? specs(BY_SITE) : [],
    timeout: 180_000,
    workers: BROWSERS,
    use: { engineName: name },
  }))

export default defineConfig<object, { engineName: EngineName }>({
  testDir: 'e2e',
  outputDir: 'reports/browser',
  // Kept with the calculator.
  snapshotPathTemplate: 'src/calculators/{arg}{ext}',
  forbidOnly: true,
  // One more than there are cores: while a browser starts, or waits for its next picture, another test goes on.
  workers: availableParallelism() + 1,
  // Three engines on a busy machine: what holds only at the second try is named at the end, to be looked into.
  retries: 1,
  // A busy machine takes longer over the same thing; only what never comes has failed.
  timeout: 60_000,
  expect: { timeout: 20_000 },
  reporter: [['dot'], ['json', { outputFile: 'reports/browser.json' }]],
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    launchOptions: quickBrowser(),
    viewport: { width: 1280, height: 900 },
    trace: 'off',
  },
  projects: [...engines, files, ...(there.includes('Chromium') ? [site] : [])],
  webServer: {
    command: there.includes('nginx') ? 'node scripts/nginx.ts' : 'node scripts/serve.ts',
    port: PORT,
    env: { PORT: String(PORT) },
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 2000 },
  },
})
