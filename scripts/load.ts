/** `npm run load`: a bounded load on the built site, served by the real nginx on loopback. */
import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { findNginx, findWrk } from './machine.mjs'
import { startNginx } from './nginx.ts'

const SECONDS = Number(process.env.SECONDS ?? 30)
const PORT = Number(process.env.PORT ?? 8099)
const PATH = '/ebay-fee-calculator/'

const found = (report: string, pattern: RegExp) => pattern.exec(report)?.[1]

if (!existsSync(`dist${PATH}index.html`)) {
  console.error('There is no built site yet: npm run build')
  process.exit(1)
}
process.env.NGINX_PATH = findNginx()
const wrk = findWrk()
const nginx = startNginx(PORT)
await pause(500)
try {
  console.log(`${SECONDS} seconds, 64 connections, ${PATH} with brotli…`)
  const { stdout, status } = spawnSync(
    wrk,
    [
      '-t2',
      '-c64',
      `-d${SECONDS}s`,
      '--latency',
      '-H',
      'Accept-Encoding: br',
      `http://127.0.0.1:${PORT}${PATH}`,
    ],
    { encoding: 'utf8', timeout: (SECONDS + 30) * 1000 },
  )
  const refused = Number(found(stdout, /Non-2xx or 3xx responses: (\d+)/) ?? 0)
  const socket = [...(found(stdout, /Socket errors: (.*)/) ?? '').matchAll(/\d+/g)].reduce(
    (sum, [n]) => sum + Number(n),
    0,
  )
  console.log(`requests per second  ${found(stdout, /Requests\/sec:\s+([\d.]+)/)}`)
  console.log(`99th percentile      ${found(stdout, /99%\s+(\S+)/)}`)
  console.log(`errors               ${refused + socket}`)
  process.exitCode = status === 0 && refused + socket === 0 ? 0 : 1
} finally {
  nginx.kill('SIGTERM')
  await once(nginx, 'exit')
}
