import { afterEach, expect, it, vi } from 'vitest'
import { pages } from './calculator-pages'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

/** The ad of a page by what is set for a build, which is read once. */
async function adOf(slug: string, env: Record<string, string>) {
  vi.resetModules()
  for (const name of ['AD_CLIENT', 'AD_SLOTS', 'AD_SCRIPT', 'AD_HOSTS', 'CONSENT_SCRIPT'])
    vi.stubEnv(name, env[name])
  const page = pages.find((known) => known.slug === slug)
  return page && (await import('./ads')).adOf(page)
}

const CONSENT_SCRIPT = 'https://consent.example/ask.js'
const ADS = {
  AD_CLIENT: 'ca-pub-1',
  AD_SLOTS: 'stubhub-fee-calculator=111, paypal-gebuehrenrechner=222',
  CONSENT_SCRIPT,
}
const GOOGLE = 'https://pagead2.googlesyndication.com/pagead/js/adsbygoogle.js'

it('a page with a place and a slot has one, whatever its language, and asks first', async () => {
  const ad = { client: 'ca-pub-1', script: GOOGLE, consentScript: CONSENT_SCRIPT, hosts: [] }
  expect(await adOf('stubhub-fee-calculator', ADS)).toEqual({ ...ad, slot: '111' })
  expect(await adOf('paypal-gebuehrenrechner', ADS)).toEqual({ ...ad, slot: '222' })
})

it('a page without a place or a slot for one has none, and no page has one where nothing is set', async () => {
  expect(await adOf('ebay-fee-calculator', ADS)).toBeUndefined()
  expect(
    await adOf('stubhub-fee-calculator', { ...ADS, AD_SLOTS: 'paypal-gebuehrenrechner=222' }),
  ).toBeUndefined()
  expect(await adOf('stubhub-fee-calculator', {})).toBeUndefined()
})
