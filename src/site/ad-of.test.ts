import { afterEach, expect, it, vi } from 'vitest'
import { pages } from './calculator-pages'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

/** The ad of a page by what is set for a build, which is read once. */
async function adOf(slug: string, env: Record<string, string | undefined>) {
  vi.resetModules()
  for (const name of ['AD_CLIENT', 'AD_SLOTS', 'AD_SCRIPT', 'CONSENT_SCRIPT']) vi.stubEnv(name, env[name])
  const page = pages.find((known) => known.slug === slug)
  return page && (await import('./ads')).adOf(page)
}

const ADS = {
  AD_CLIENT: 'ca-pub-1',
  AD_SLOTS: 'stubhub-fee-calculator=111, paypal-gebuehrenrechner=222',
}
const CONSENT_SCRIPT = 'https://consent.example/ask.js'
const GOOGLE = 'https://pagead2.googlesyndication.com/pagead/js/adsbygoogle.js'

it('a German page without somebody who asks its visitors could never show one, which stops the build', async () => {
  for (const CONSENT_SCRIPT of [undefined, ''])
    await expect(adOf('paypal-gebuehrenrechner', { ...ADS, CONSENT_SCRIPT })).rejects.toThrow(
      'AD_SLOTS names paypal-gebuehrenrechner, which shows an ad only after consent; CONSENT_SCRIPT must be set too',
    )
})

it('a German page has one that comes after consent', async () => {
  expect(await adOf('paypal-gebuehrenrechner', { ...ADS, CONSENT_SCRIPT })).toEqual({
    client: 'ca-pub-1',
    slot: '222',
    script: GOOGLE,
    consentScript: CONSENT_SCRIPT,
  })
})

it('an English page has one without being asked', async () => {
  const ad = { client: 'ca-pub-1', slot: '111', script: GOOGLE, consentScript: undefined }
  expect(await adOf('stubhub-fee-calculator', ADS)).toEqual(ad)
  expect(await adOf('stubhub-fee-calculator', { ...ADS, CONSENT_SCRIPT })).toEqual(ad)
})

it('a page without a place or a slot for one has none, and no page has one where nothing is set', async () => {
  expect(await adOf('ebay-fee-calculator', ADS)).toBeUndefined()
  expect(
    await adOf('stubhub-fee-calculator', { ...ADS, AD_SLOTS: 'paypal-gebuehrenrechner=222' }),
  ).toBeUndefined()
  expect(await adOf('stubhub-fee-calculator', {})).toBeUndefined()
})
