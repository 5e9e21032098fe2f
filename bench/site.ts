import { copyFileSync, cpSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { prepareServing } from '../deploy/integration.ts'
import { listening, startNginx, stopNginx } from '../scripts/nginx.ts'

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
    await listening(port)
    return await use(`http://127.0.0.1:${port}`)
  } finally {
    process.off('exit', stop)
    await stopNginx(nginx)
  }
}
