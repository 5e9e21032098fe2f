import { once } from 'node:events'
import { copyFileSync, cpSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { prepareServing } from '../deploy/integration.ts'
import { startNginx } from '../scripts/nginx.ts'

const FOLDER = '.cache/bench-site'

/** The hand-written page that everything is compared with. */
export const YARDSTICK = '/limit/'

/** The built site and the yardstick, side by side, so that both are compressed and served alike. */
function prepare() {
  rmSync(FOLDER, { recursive: true, force: true })
  cpSync('dist', FOLDER, { recursive: true })
  mkdirSync(join(FOLDER, YARDSTICK))
  copyFileSync('bench/limit.html', join(FOLDER, YARDSTICK, 'index.html'))
  prepareServing(FOLDER)
}

async function answers(base: string): Promise<void> {
  for (let tries = 0; tries < 50; tries++) {
    const found = await fetch(base).catch(() => undefined)
    if (found?.ok) return
    await pause(100)
  }
  throw new Error(`nothing answers at ${base}`)
}

/** Serves both with the real nginx for as long as `use` takes. */
export async function withSite<Outcome>(
  port: number,
  use: (base: string) => Promise<Outcome>,
): Promise<Outcome> {
  prepare()
  const nginx = startNginx(port, FOLDER)
  const stop = () => nginx.kill('SIGTERM')
  process.once('exit', stop)
  try {
    const base = `http://127.0.0.1:${port}`
    await answers(base)
    return await use(base)
  } finally {
    process.off('exit', stop)
    stop()
    if (nginx.exitCode === null) await once(nginx, 'exit')
  }
}
