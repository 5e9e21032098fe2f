/** After a build that failed there is no site: what is left of it is not released. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, expect, it, vi } from 'vitest'
import { NOT_BUILT, nginxFile } from './built-site'
import { serving } from './integration'

const root = mkdtempSync(join(tmpdir(), 'built-site-'))
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(root, { recursive: true, force: true })
})

/** What the framework tells when a build of this folder starts. */
function startBuild(folder: string) {
  const { 'astro:config:done': known, 'astro:build:start': start } = serving.hooks
  known?.({ config: { outDir: pathToFileURL(`${folder}/`), publicDir: pathToFileURL(`${folder}/`) } } as never)
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

it.each(['release', 'keep'])('without it npm run %s says that there is no site', (command) => {
  mkdirSync(join(root, 'dist'), { recursive: true })
  const { status, stderr } = spawnSync(
    process.execPath,
    [resolve(`scripts/${command}.ts`), join(root, 'target')],
    {
      cwd: root,
      encoding: 'utf8',
    },
  )
  expect({ status, said: stderr.trim() }).toEqual({ status: 1, said: NOT_BUILT })
  expect(existsSync(join(root, 'target'))).toBe(false)
})
