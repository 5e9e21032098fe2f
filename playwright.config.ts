import { defineConfig } from '@playwright/test'

const PORT = Number(process.env.TEST_PORT ?? 4173)

/** The flags keep Chromium from calling home; as root it cannot use its sandbox. */
const FLAGS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
]

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'reports/browser',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  timeout: 30_000,
  reporter: [['dot'], ['json', { outputFile: 'reports/browser.json' }]],
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    launchOptions: { executablePath: process.env.CHROMIUM || '/usr/bin/chromium', args: FLAGS },
    viewport: { width: 1280, height: 900 },
    trace: 'off',
  },
  webServer: {
    command: 'node scripts/nginx.ts',
    port: PORT,
    env: { PORT: String(PORT) },
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 2000 },
  },
})
