/** Releases with a clock of our own; what nginx does with them is in e2e/releases.spec.ts. */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { HASHED_FOLDERS } from './policy'
import { processName } from './process-name'
import { release } from './release'

vi.mock('./process-name', { spy: true })

const HOUR = 60 * 60 * 1000
const START = Date.parse('2026-11-01T12:00:00Z')

let root: string
let target: string

/** A site of one script and one picture of the same name, built by somebody who lets nobody else read, and released. */
function put(script: string, hours: number, nginx = 'root "SITE";') {
  const site = join(root, 'site')
  rmSync(site, { recursive: true, force: true })
  for (const folder of HASHED_FOLDERS) {
    mkdirSync(join(site, folder), { recursive: true, mode: 0o750 })
    writeFileSync(join(site, folder, script), script, { mode: 0o640 })
  }
  const nginxFile = join(root, 'site.conf')
  writeFileSync(nginxFile, nginx.replace('SITE', site))
  return release({ target, site, nginxFile, now: new Date(START + hours * HOUR) })
}

const releases = () => readdirSync(join(target, 'releases'))
/** Both folders hold the same names. */
const shared = () => {
  const [scripts, pictures] = HASHED_FOLDERS.map((folder) =>
    readdirSync(join(target, 'shared', folder)).sort(),
  )
  expect(pictures).toEqual(scripts)
  return scripts
}
const current = () => join(target, readlinkSync(join(target, 'current')))

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'release-'))
  target = join(root, 'target')
})
afterEach(() => rmSync(root, { recursive: true }))

it('a release is complete, names its own folder, and becomes the current one', () => {
  const { folder, reloaded } = put('one.js', 0)
  expect(reloaded).toBe(false)
  expect(current()).toBe(folder)
  expect(readFileSync(join(folder, 'deploy/generated/dist.conf'), 'utf8')).toContain(`root "${folder}/dist";`)
  expect(readFileSync(join(folder, 'dist/_astro/one.js'), 'utf8')).toBe('one.js')
  expect(existsSync(join(folder, 'deploy/nginx-tls.conf'))).toBe(true)
})

it('can be read by everybody', () => {
  const { folder } = put('one.js', 0)
  const modes = (parent: string) =>
    Object.fromEntries(
      ['', ...readdirSync(parent, { recursive: true, encoding: 'utf8' })].map((name) => {
        const at = statSync(join(parent, name))
        return [join(parent, name), [at.isDirectory(), at.mode & 0o777]]
      }),
    )
  const all = { ...modes(folder), ...modes(join(target, 'shared')) }
  expect(Object.keys(all)).toContain(join(target, 'shared/_astro/one.js'))
  for (const [path, [isFolder, mode]] of Object.entries(all))
    expect([path, mode]).toEqual([path, isFolder ? 0o755 : 0o644])
})

it('keeps scripts and pictures for two days after they were last part of a release, however long that was current', () => {
  put('one.js', 0)
  put('two.js', 24 * 30)
  expect(shared()).toEqual(['one.js', 'two.js'])
  put('three.js', 24 * 30 + 47)
  expect(shared()).toEqual(['one.js', 'three.js', 'two.js'])
  put('three.js', 24 * 30 + 49)
  expect(shared()).toEqual(['three.js', 'two.js'])
  put('three.js', 24 * 60)
  expect(shared()).toEqual(['three.js'])
})

it('keeps folders as long, to go back to', () => {
  put('one.js', 0)
  put('two.js', 24 * 30)
  put('three.js', 24 * 30 + 1)
  expect(releases()).toHaveLength(3)
  put('four.js', 24 * 30 + 50)
  expect(releases()).toHaveLength(2)
})

it('changes nothing when nginx would not take the configuration', () => {
  put('one.js', 0)
  const before = current()
  expect(() => put('two.js', 1, 'root "SITE";\nnonsense;')).toThrow('nonsense')
  expect(current()).toBe(before)
  expect(releases()).toHaveLength(1)
})

it('goes on where one was ended in the middle', () => {
  put('one.js', 0)
  symlinkSync('releases/nothing', join(target, 'current.new'))
  const { folder } = put('two.js', 1)
  expect(current()).toBe(folder)
})

it('changes nothing where nginx belongs to somebody else, and could not be told', () => {
  put('one.js', 0)
  const before = current()
  writeFileSync(join(target, 'nginx.pid'), '4321')
  vi.mocked(processName).mockReturnValueOnce('nginx')
  vi.spyOn(process, 'kill').mockImplementation(() => {
    throw Object.assign(new Error('not yours'), { code: 'EPERM' })
  })
  expect(() => put('two.js', 1)).toThrow('nginx runs as process 4321, named in')
  vi.restoreAllMocks()
  expect(current()).toBe(before)
  expect(releases()).toHaveLength(1)
})

it('leaves a process alone that only has the number of an nginx that ended', () => {
  put('one.js', 0)
  writeFileSync(join(target, 'nginx.pid'), String(process.pid))
  const kill = vi.spyOn(process, 'kill')
  expect(put('two.js', 1).reloaded).toBe(false)
  expect(kill).not.toHaveBeenCalled()
  vi.restoreAllMocks()
})

it('refuses a configuration that was written for another folder', () => {
  expect(() => put('one.js', 0, 'root elsewhere;')).toThrow('build again')
})
