import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { serving } from './integration'

beforeEach(() => {
  for (const part of ['NAME', 'ADDRESS', 'EMAIL']) vi.stubEnv(`OPERATOR_${part}`, 'Ada')
})

afterEach(() => {
  vi.unstubAllEnvs()
})

/** What the beginning of a build warns of; of a folder of its own, for it takes back what an earlier build has left. */
function warnings(address: string | undefined, publicFolder = join(tmpdir(), 'nothing')): string[] {
  vi.stubEnv('SITE_URL', address)
  const said: string[] = []
  const { 'astro:config:done': known, 'astro:build:start': begin } = serving.hooks
  const [outDir, publicDir] = [join(tmpdir(), 'never-built/'), `${publicFolder}/`].map((folder) =>
    pathToFileURL(folder),
  )
  known?.({ config: { outDir, publicDir } } as never)
  begin?.({ logger: { warn: (text: string) => said.push(text) } } as never)
  return said
}

it('an address with a path is refused, where no link would work', () => {
  expect(() => warnings('https://example.com/fees/')).toThrow(
    'SITE_URL is https://example.com/fees/, but links begin at the root of an address: the site needs one of its own.',
  )
})

it('an address without anybody who can be reached there is warned of', () => {
  vi.stubEnv('OPERATOR_EMAIL', '')
  expect(warnings('https://example.com')).toEqual([expect.stringContaining('name nobody who can be reached')])
})

it('an address is taken as it is, and missed where there is none', () => {
  expect(warnings('https://example.com')).toEqual([])
  expect(warnings('https://example.com/')).toEqual([])
  expect(warnings(undefined)).toEqual([
    'SITE_URL is not set: links, sitemap and previews will name the example address.',
  ])
})

it.each(['_headers', '_redirects', 'licences.txt'])(
  '%s of somebody else stops the build that would write over it',
  (name) => {
    const folder = mkdtempSync(join(tmpdir(), 'public-'))
    writeFileSync(join(folder, name), '')
    try {
      expect(() => warnings('https://example.com', folder)).toThrow(
        `${relative('.', join(folder, name))} would be written over: the build makes a ${name} itself.`,
      )
    } finally {
      rmSync(folder, { recursive: true })
    }
  },
)
