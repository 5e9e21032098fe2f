/** `test` with a visitor, who comes with the engine that the project names. The console must stay silent. */
import { test as base, expect } from '@playwright/test'
import { startChromium } from './chromium.ts'
import { type Engine, type EngineName, PHONE, type Settings, type Size } from './engine.ts'
import { type FaultyServer, startFaultyServer } from './faulty-server.ts'
import { startFirefox } from './firefox.ts'
import { patiently } from './in-page.ts'
import { type Visitor, visitor as visit } from './visitor.ts'
import { startWebkit } from './webkit.ts'
import { webkitScript } from './webkit-script.ts'

const START: Record<EngineName, () => Promise<Engine>> = {
  Chromium: startChromium,
  Firefox: startFirefox,
  WebKit: startWebkit,
}

interface Each {
  settings: Settings
  size: Size
  mayComplain: RegExp | undefined
  server: FaultyServer
  visitor: Visitor
}

interface OfWorker {
  engineName: EngineName
  engine: Engine
}

export const test = base.extend<Each, OfWorker>({
  engineName: ['Chromium', { option: true, scope: 'worker' }],
  engine: [
    async ({ engineName }, use) => {
      const engine = await START[engineName]()
      await use(engine)
      await engine.close()
    },
    { scope: 'worker' },
  ],
  settings: [{}, { option: true }],
  size: [PHONE, { option: true }],
  mayComplain: [undefined, { option: true }],
  server: async ({ baseURL, engineName, settings }, use) => {
    const server = await startFaultyServer(
      baseURL ?? '',
      engineName === 'WebKit' ? webkitScript(settings) : undefined,
    )
    await use(server)
    await server.close()
  },
  visitor: [
    async ({ engine, settings, size, server, mayComplain }, use) => {
      const tab = await engine.open(settings)
      await tab.viewport(...size)
      await use(visit(tab, server))
      const complaints = await patiently('what the console has said', tab.complaints)
      await tab.leave()
      expect(complaints.filter((text) => !mayComplain?.test(text))).toEqual([])
    },
    // A browser that starts on a busy machine takes its time; that is no part of the test's.
    { timeout: 120_000 },
  ],
})

export { expect }
