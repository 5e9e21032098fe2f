import { defineConfig } from '@playwright/test'
import { quickBrowser } from './scripts/chromium.ts'

const PORT = Number(process.env.TEST_PORT ?? 4173)

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'reports/browser',
  // Kept with the calculator.
  snapshotPathTemplate: 'src/calculators/{arg}{ext}',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  timeout: 30_000,
  reporter: [['dot'], ['json', { outputFile: 'reports/browser.json' }]],
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    launchOptions: quickBrowser(),
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
