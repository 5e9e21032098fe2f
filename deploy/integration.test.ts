import { afterEach, expect, it, vi } from 'vitest'
import { serving } from './integration'

afterEach(() => {
  vi.unstubAllEnvs()
})

/** What the beginning of a build warns of. */
function warnings(address: string | undefined): string[] {
  vi.stubEnv('SITE_URL', address)
  const said: string[] = []
  const begin = serving.hooks['astro:build:start'] as (options: object) => void
  begin({ logger: { warn: (text: string) => said.push(text) } })
  return said
}

it('an address with a path is refused, where no link would work', () => {
  expect(() => warnings('https://example.com/fees/')).toThrow(
    'SITE_URL is https://example.com/fees/, but links begin at the root of an address: the site needs one of its own.',
  )
})

it('an address is taken as it is, and missed where there is none', () => {
  expect(warnings('https://example.com')).toEqual([])
  expect(warnings('https://example.com/')).toEqual([])
  expect(warnings(undefined)).toEqual([
    'SITE_URL is not set: links, sitemap and previews will name the example address.',
  ])
})
