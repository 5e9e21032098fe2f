/** After a build that failed there is no site: what is left of it is not released. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, expect, it, vi } from 'vitest'
import { NOT_BUILT, nginxFile } from './built-site'
import { serving } from './integration'

const root = realpathSync(mkdtempSync(join(tmpdir(), 'built-site-')))
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(root, { recursive: true, force: true })
})

/** What the framework tells when a build of this folder starts. */
function startBuild(folder: string) {
  const { 'astro:config:done': known, 'astro:build:start': start } = serving.hooks
  known?.({
    config: { outDir: pathToFileURL(`${folder}/`), publicDir: pathToFileURL(`${folder}/`) },
  } as never)
  start?.({ logger: { warn: () => {} } } as never)
}

it('a build begins by taking back what says that it is there, even one that is refused at once', () => {
  const folder = join(root, 'site-that-failed')
  const file = nginxFile(folder)
  const begin = (address: string) => {
    mkdirSync('deploy/generated', { recursive: true })
    writeFileSync(file, '')
    vi.stubEnv('SITE_URL', address)
    startBuild(folder)
  }
  begin('https://fees.example.com')
  expect(existsSync(file)).toBe(false)
  expect(() => begin('https://example.com/fees')).toThrow('SITE_URL is')
  expect(existsSync(file)).toBe(false)
})

/** Runs a command of the project in the folder of a site that is built, or is not. */
const run = (command: 'keep' | 'release', ...args: string[]) =>
  spawnSync(process.execPath, [resolve(`scripts/${command}.ts`), ...args], { cwd: root, encoding: 'utf8' })

/** The least that counts as a built site. */
function build(address: string) {
  for (const folder of ['dist/_astro', 'dist/pictures', 'deploy/generated'])
    mkdirSync(join(root, folder), { recursive: true })
  writeFileSync(join(root, 'dist/index.html'), `<link rel="canonical" href="${address}/">`)
  writeFileSync(join(root, nginxFile('dist')), '')
}

const EXAMPLE_SAID = 'The pages name https://fee-estimators.example: SITE_URL was not set for this build.'

it('what names the example address is kept with a last word about it', () => {
  build('https://fee-estimators.example')
  expect(run('keep', 'kept')).toMatchObject({ status: 0, stderr: `${EXAMPLE_SAID}\n` })
  build('https://fees.example.com')
  expect(run('keep', 'kept')).toMatchObject({ status: 0, stderr: '' })
})

it('what names the example address is not released where there is a certificate', () => {
  build('https://fee-estimators.example')
  mkdirSync(join(root, 'target/tls'), { recursive: true })
  writeFileSync(join(root, 'target/tls/fullchain.pem'), '')
  expect(run('release', 'target')).toMatchObject({
    status: 1,
    stderr: `Nothing was released: ${join(root, 'target')} has a certificate, so it is for visitors. ${EXAMPLE_SAID}\n`,
  })
  expect(existsSync(join(root, 'target/releases'))).toBe(false)
})

it.each(['release', 'keep'] as const)('without it npm run %s says that there is no site', (command) => {
  mkdirSync(join(root, 'dist'), { recursive: true })
  const { status, stderr } = run(command, 'target')
  expect({ status, said: stderr.trim() }).toEqual({ status: 1, said: NOT_BUILT })
  expect(existsSync(join(root, 'target'))).toBe(false)
})
