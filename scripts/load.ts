/** `npm run load`: bounded load on the built site, served by the real nginx on loopback. */
import { parseArgs } from 'node:util'
import { isBuilt, NOT_BUILT } from '../deploy/built-site.ts'
import { printHostile } from './load/hostile.ts'
import { printReleases } from './load/releases.ts'
import { printThroughput } from './load/throughput.ts'
import { need } from './machine.mjs'

const { values } = parseArgs({
  options: { hostile: { type: 'boolean' }, releases: { type: 'boolean' } },
})
const port = Number(process.env.PORT ?? 8099)
const seconds = (usual: number) => Number(process.env.SECONDS ?? usual)

if (!isBuilt()) {
  console.error(NOT_BUILT)
  process.exit(1)
}
need('nginx')
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1))

const good = values.hostile
  ? await printHostile({ port, seconds: seconds(30), connections: 5000 })
  : values.releases
    ? await printReleases({ port, seconds: seconds(60), releases: 5 })
    : await printThroughput(port, seconds(30))
process.exit(good ? 0 : 1)
