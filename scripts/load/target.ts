/** A folder of releases with a running nginx, made for a measurement or a test and gone after it. */
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { nginxFile } from '../../deploy/built-site.ts'
import { configurationOf, release } from '../../deploy/release.ts'
import { listening, onPorts, runNginx, stopNginx } from '../nginx.ts'

export interface Target {
  readonly folder: string
  release(site: string): void
}

/** The configurations of deploy/ with other ports, as an operator would edit them. */
function withPorts(folder: string, ports: readonly number[]): string {
  mkdirSync(folder)
  for (const name of readdirSync('deploy').filter(
    (each) => each.endsWith('.conf') && !each.includes('.test.'),
  )) {
    const source = readFileSync(join('deploy', name), 'utf8')
    writeFileSync(join(folder, basename(name)), onPorts(source, ports))
  }
  return folder
}

interface Settings {
  readonly site: string
  /** One for nginx.conf; one for HTTP and one for HTTPS where there is a certificate. */
  readonly ports: readonly number[]
  /** Before the first release. */
  readonly prepare?: (folder: string) => void
}

export async function withTarget<Outcome>(
  { site, ports, prepare }: Settings,
  use: (target: Target) => Promise<Outcome>,
): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'releases-'))
  // Started by root, nginx reads as somebody else.
  chmodSync(folder, 0o755)
  prepare?.(folder)
  const configurations = withPorts(join(folder, 'configurations'), ports)
  const target: Target = {
    folder,
    release: (next) =>
      void release({ target: folder, site: next, nginxFile: nginxFile(next), configurations }),
  }
  target.release(site)
  const nginx = runNginx(folder, join(folder, 'current/deploy', configurationOf(folder)))
  const stop = () => nginx.kill('SIGTERM')
  process.once('exit', stop)
  try {
    for (const port of ports) await listening(port)
    return await use(target)
  } finally {
    process.off('exit', stop)
    await stopNginx(nginx)
    rmSync(folder, { recursive: true })
  }
}
