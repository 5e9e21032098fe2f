import { copyFileSync, cpSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { prepareServing } from '../deploy/integration.ts'
import { listening, startNginx, stopNginx } from '../scripts/nginx.ts'

const FOLDER = '.cache/bench-site'

/** The hand-written page that everything is compared with. */
export const BASELINE = '/baseline/'

/** The built site and the baseline, side by side, so that both are compressed and served alike. */
function prepare() {
  rmSync(FOLDER, { recursive: true, force: true })
  cpSync('dist', FOLDER, { recursive: true })
  mkdirSync(join(FOLDER, BASELINE))
  copyFileSync('bench/baseline.html', join(FOLDER, BASELINE, 'index.html'))
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
