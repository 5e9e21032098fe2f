import { tmpdir } from 'node:os'
import { join } from 'node:path'
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
function warnings(address: string | undefined): string[] {
  vi.stubEnv('SITE_URL', address)
  const said: string[] = []
  const { 'astro:config:done': known, 'astro:build:start': begin } = serving.hooks
  known?.({ config: { outDir: pathToFileURL(join(tmpdir(), 'never-built/')) } } as never)
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
