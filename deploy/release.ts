/** Puts a built site beside the last one, and lets nginx change over to it in one step. */
import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { namesIn, removeOld, share } from './kept-files.ts'
import { rootLine, SHARED_FOLDER } from './nginx-site.ts'
import { HASHED_FOLDERS } from './policy.ts'
import { processName } from './process-name.ts'

const CONFIGURATIONS = ['nginx.conf', 'nginx-tls.conf', 'nginx-process.conf', 'nginx-http.conf']

export interface Release {
  readonly target: string
  /** The built site, and what the build has written about it for nginx. */
  readonly site: string
  readonly nginxFile: string
  /** Where nginx.conf and its parts are. */
  readonly configurations?: string
  readonly now?: Date
}

/** In a release no file ever changes, so nginx may keep files open; in dist/ it would serve new ones at their old length. */
const CACHED = 'open_file_cache max=2000 inactive=10m;\nopen_file_cache_valid 10m;'

/** nginx's workers are nobody in particular: what a careful umask keeps from others, they could not read either. */
function makeReadable(folder: string) {
  chmodSync(folder, 0o755)
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) makeReadable(path)
    else if (entry.isFile()) chmodSync(path, 0o644)
  }
}

/** Complete in itself: the files, and the configuration that goes with them and names this folder, not the link to it. */
function writeRelease(folder: string, { site, nginxFile, configurations = 'deploy' }: Release) {
  const files = join(folder, 'dist')
  cpSync(site, files, { recursive: true })
  mkdirSync(join(folder, 'deploy/generated'), { recursive: true })
  for (const name of CONFIGURATIONS) copyFileSync(join(configurations, name), join(folder, 'deploy', name))
  const locations = readFileSync(nginxFile, 'utf8')
  const root = rootLine(site)
  if (!locations.includes(root)) throw new Error(`${nginxFile} was not written for ${site}: build again`)
  writeFileSync(
    join(folder, 'deploy/generated/dist.conf'),
    locations.replace(root, `${rootLine(files)}\n${CACHED}`),
  )
  makeReadable(folder)
}

function nginx(target: string, ...args: string[]) {
  const { status, stderr, error } = spawnSync(process.env.NGINX_PATH || 'nginx', ['-p', target, ...args], {
    encoding: 'utf8',
  })
  if (error) throw new Error(`nginx could not be run: ${error.message}`)
  if (status !== 0) throw new Error(stderr.trim())
}

export const hasCertificate = (target: string) => existsSync(join(target, 'tls/fullchain.pem'))

/** Which configuration the folder is made for: with a certificate the one with TLS. */
export const configurationOf = (target: string) => (hasCertificate(target) ? 'nginx-tls.conf' : 'nginx.conf')

function processOf(target: string): number | undefined {
  const file = join(target, 'nginx.pid')
  const pid = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0
  // After a crash, or when the machine has been started anew, the number may be another's.
  if (!pid || !processName(pid).includes('nginx')) return undefined
  try {
    return process.kill(pid, 0) ? pid : undefined
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return undefined
    throw new Error(
      `nginx runs as process ${pid}, named in ${file}, and belongs to somebody else: its owner has to release.`,
    )
  }
}

/** Returns the folder of the release, and whether a running nginx was told of it. */
export function release(settings: Release): { folder: string; reloaded: boolean } {
  const { now = new Date() } = settings
  if (mkdirSync(settings.target, { recursive: true })) chmodSync(settings.target, 0o755)
  const target = realpathSync(settings.target)
  const releases = join(target, 'releases')
  const current = join(target, 'current')
  const folder = join(releases, now.toISOString().replaceAll(':', '-'))
  const previous = existsSync(current) ? resolve(target, readlinkSync(current)) : undefined

  mkdirSync(releases, { recursive: true })
  chmodSync(releases, 0o755)
  mkdirSync(folder)
  let pid: number | undefined
  try {
    writeRelease(folder, settings)
    nginx(target, '-t', '-q', '-c', join(folder, 'deploy', configurationOf(target)))
    pid = processOf(target)
  } catch (error) {
    rmSync(folder, { recursive: true })
    throw error
  }
  for (const hashed of HASHED_FOLDERS)
    for (const each of previous ? [previous, folder] : [folder])
      share(join(each, 'dist', hashed), join(target, SHARED_FOLDER, hashed), now)
  makeReadable(join(target, SHARED_FOLDER))
  // Old from now on.
  if (previous) utimesSync(previous, now, now)

  // A release that was ended in the middle may have left one.
  rmSync(`${current}.new`, { force: true })
  symlinkSync(join('releases', basename(folder)), `${current}.new`)
  renameSync(`${current}.new`, current)
  // Old workers finish with the old files and the old headers, new ones begin with the new of both.
  if (pid) process.kill(pid, 'SIGHUP')

  removeOld(releases, now, [basename(folder)])
  for (const hashed of HASHED_FOLDERS)
    removeOld(join(target, SHARED_FOLDER, hashed), now, namesIn(join(folder, 'dist', hashed)))
  return { folder, reloaded: pid !== undefined }
}
