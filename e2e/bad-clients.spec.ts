/** Many connections that only stand there; `npm run load -- --hostile` measures how quick the others are. */
import { Worker } from 'node:worker_threads'
import { expect, test } from '@playwright/test'
import type { BadClientSettings } from '../scripts/load/bad-clients'
import { PAGES } from '../scripts/load/next-site'
import { withTarget } from '../scripts/load/target'
import { withVisitors } from '../scripts/load/visit'
import { freePort } from '../scripts/port.mjs'

const CONNECTIONS = 2500

test(`a visitor is served beside ${CONNECTIONS} connections that give nothing`, async () => {
  const port = await freePort()
  await withTarget({ site: 'dist', ports: [port] }, async () => {
    const settings: BadClientSettings = {
      port,
      connections: CONNECTIONS,
      path: '/og/site.png',
      milliseconds: 20_000,
    }
    const bad = new Worker(new URL('../scripts/load/bad-clients.ts', import.meta.url), {
      workerData: settings,
    })
    let open = 0
    bad.on('message', (count: { open: number }) => {
      open = count.open
    })
    await expect.poll(() => open, { timeout: 15_000 }).toBeGreaterThan(CONNECTIONS * 0.9)
    const { requests, wrong } = await withVisitors(
      { port, paths: PAGES, visitors: 2, wait: 20 },
      async () => {
        const before = open
        await expect.poll(() => open !== before || open === CONNECTIONS, { timeout: 5000 }).toBe(true)
      },
    )
    await bad.terminate()
    expect(wrong).toEqual({})
    expect(requests).toBeGreaterThan(0)
  })
})
