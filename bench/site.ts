import { copyFileSync, cpSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { filesIn } from '../deploy/built-pages.ts'
import { prepareServing } from '../deploy/integration.ts'
import { listening, startNginx, stopNginx } from '../scripts/nginx.ts'
import { alsoIn, type Encoding, withPeer } from './beside.ts'

const FOLDER = '.cache/bench-site'

/** The hand-written page that everything is compared with. */
export const BASELINE = '/baseline/'

/** A page to be measured; `isOurs` is false for one of a site beside ours. */
export interface Target {
  readonly name: string
  readonly path: string
  readonly url: string
  readonly isOurs: boolean
}

export interface Setting {
  readonly port: number
  readonly paths: readonly string[]
  /** Many hosts have gzip alone. */
  readonly encoding: Encoding
  /** Folder of another built site. */
  readonly beside?: string | undefined
}

/** The built site and the baseline, side by side, so that both are compressed and served alike. */
async function prepare(encoding: Encoding) {
  rmSync(FOLDER, { recursive: true, force: true })
  cpSync('dist', FOLDER, { recursive: true })
  mkdirSync(join(FOLDER, BASELINE))
  copyFileSync('bench/baseline.html', join(FOLDER, BASELINE, 'index.html'))
  await prepareServing(FOLDER)
  if (encoding === 'gzip')
    for (const file of filesIn(FOLDER)) if (file.endsWith('.br')) rmSync(join(FOLDER, file))
}

const targetsAt = (base: string, paths: readonly string[], isOurs: boolean): Target[] =>
  paths.map((path) => ({
    name: path === BASELINE ? 'baseline' : isOurs ? path : `beside: ${path}`,
    path,
    url: base + path,
    isOurs,
  }))

/** Serves all of them for as long as `use` takes, ours with the real nginx. The baseline comes first. */
export async function withSite<Outcome>(
  { port, paths, encoding, beside }: Setting,
  use: (targets: readonly Target[]) => Promise<Outcome>,
): Promise<Outcome> {
  await prepare(encoding)
  const nginx = startNginx(port, FOLDER)
  const stop = () => nginx.kill('SIGTERM')
  process.once('exit', stop)
  try {
    await listening(port)
    const ours = targetsAt(`http://127.0.0.1:${port}`, [BASELINE, ...paths], true)
    if (!beside) return await use(ours)
    const common = alsoIn(beside, paths)
    return await withPeer(beside, port + 2, encoding, (base) =>
      use([...ours, ...targetsAt(base, common, false)]),
    )
  } finally {
    process.off('exit', stop)
    await stopNginx(nginx)
  }
}
