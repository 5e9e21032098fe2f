/** `npm run load`: what one machine answers, beside an nginx that adds nothing to the same file. */
import { execFile } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { BROTLI, need } from '../machine.mjs'
import { listening, runNginx, stopNginx } from '../nginx.ts'
import { FORM_PAGE } from './next-site.ts'
import { withTarget } from './target.ts'

const ROUNDS = 5

/** The same modules, the same cache of open files, the same file; no headers, no limits, no list of paths. */
const plain = (root: string, port: number) => `
load_module ${BROTLI};
worker_processes auto;
pid nginx.pid;
error_log nginx-error.log warn;
events { worker_connections 8192; }
http {
  types { text/html html; }
  access_log off;
  sendfile on;
  tcp_nopush on;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path temp;`).join(' ')}
  open_file_cache max=2000 inactive=10m;
  open_file_cache_valid 10m;
  brotli_static on;
  server { listen 127.0.0.1:${port}; root ${root}; }
}
`

interface Measured {
  perSecond: number
  p99: string
  errors: number
}

async function measure(url: string, seconds: number): Promise<Measured> {
  const args = ['-t2', '-c64', `-d${seconds}s`, '--latency', '-H', 'Accept-Encoding: br', url]
  const { stdout } = await promisify(execFile)(process.env.WRK ?? 'wrk', args, {
    timeout: (seconds + 30) * 1000,
  })
  const found = (pattern: RegExp) => pattern.exec(stdout)?.[1] ?? ''
  const socketErrors = [...found(/Socket errors: (.*)/).matchAll(/\d+/g)].map(([count]) => Number(count))
  return {
    perSecond: Number(found(/Requests\/sec:\s+([\d.]+)/)),
    p99: found(/99%\s+(\S+)/),
    errors: socketErrors.reduce(
      (sum, count) => sum + count,
      Number(found(/Non-2xx or 3xx responses: (\d+)/)),
    ),
  }
}

async function withPlain<Outcome>(root: string, port: number, use: () => Promise<Outcome>): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'plain-nginx-'))
  chmodSync(folder, 0o755)
  writeFileSync(join(folder, 'nginx.conf'), plain(root, port))
  const nginx = runNginx(folder, join(folder, 'nginx.conf'))
  try {
    await listening(port)
    return await use()
  } finally {
    await stopNginx(nginx)
    rmSync(folder, { recursive: true })
  }
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

export async function printThroughput(port: number, seconds: number): Promise<boolean> {
  const each = Math.max(1, Math.round(seconds / ROUNDS / 2))
  need('wrk')
  console.log(`${ROUNDS} rounds of ${each} seconds for each, 64 connections, ${FORM_PAGE} with brotli…`)
  const ours: Measured[] = []
  const bare: Measured[] = []
  await withTarget({ site: 'dist', ports: [port] }, ({ folder }) =>
    withPlain(join(folder, 'current/dist'), port + 1, async () => {
      // In turns, so that a busy moment hits both.
      for (let round = 0; round < ROUNDS; round++) {
        bare.push(await measure(`http://127.0.0.1:${port + 1}${FORM_PAGE}index.html`, each))
        ours.push(await measure(`http://127.0.0.1:${port}${FORM_PAGE}`, each))
      }
    }),
  )
  const perSecond = (runs: Measured[]) => median(runs.map((run) => run.perSecond))
  const errors = ours.reduce((sum, run) => sum + run.errors, 0)
  console.log(`requests per second  ${perSecond(ours).toFixed(0)}`)
  console.log(`99th percentile      ${ours.map(({ p99 }) => p99).join(', ')}`)
  console.log(`errors               ${errors}`)
  console.log(`plain nginx          ${perSecond(bare).toFixed(0)} per second`)
  console.log(`× plain nginx        ${(perSecond(ours) / perSecond(bare)).toFixed(2)}`)
  return errors === 0
}
