/** Advertising is configuration: without a client and a slot for the page, nothing of it exists. */
import { type Page, pages } from './calculator-pages'

interface AdSettings {
  readonly client: string
  /** Slot ids by calculator folder. */
  readonly slots: Readonly<Record<string, string>>
  readonly script: string
  /** A consent provider's script: it asks those who have to be asked, which nobody here can tell by the page. */
  readonly consentScript: string
  /** Origins besides those of the two scripts. */
  readonly hosts: readonly string[]
}

const ADSENSE = 'https://pagead2.googlesyndication.com/pagead/js/adsbygoogle.js'

const SLOTS_EXAMPLE = 'stubhub-fee-calculator=111,paypal-gebuehrenrechner=222'

const CLIENT_EXAMPLE = 'ca-pub-1234567890'

/** What comes without encryption anybody on its way could change; on loopback, where tests are, there is none. */
const ORIGIN = /^(?:https:\/\/[\w*.-]+|http:\/\/127\.0\.0\.1)(?::\d+)?$/

/** By folder; a part that could never show an ad stops the build. */
function slotsFrom(setting: string, withPlace: readonly string[]): Record<string, string> {
  const parts = setting
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
  if (parts.length === 0) throw new Error(`AD_SLOTS is "${setting}"; it must read like ${SLOTS_EXAMPLE}`)
  return Object.fromEntries(
    parts.map((part) => {
      const [slug, id, ...more] = part.split('=')
      if (!slug || !id || more.length)
        throw new Error(`AD_SLOTS has "${part}"; it must read like ${SLOTS_EXAMPLE}`)
      if (!withPlace.includes(slug))
        throw new Error(
          `AD_SLOTS names "${slug}", where no ad has a place; it must name folders of src/calculators whose content.mdx says hasAd: true: ${withPlace.join(', ')}`,
        )
      return [slug, id]
    }),
  )
}

function scriptFrom(name: string, setting: string): string {
  if (!URL.canParse(setting) || !ORIGIN.test(new URL(setting).origin))
    throw new Error(`${name} is "${setting}"; it must read like https://example.com/script.js`)
  return setting
}

function hostsFrom(setting: string): string[] {
  const hosts = setting.split(/\s+/).filter(Boolean)
  const wrong = hosts.find((host) => !ORIGIN.test(host))
  if (wrong)
    throw new Error(
      `AD_HOSTS has "${wrong}"; it must read like https://cdn.example.com https://*.example.net`,
    )
  return hosts
}

/** What each setting is nothing without, and what that looks like. */
const NEEDED = {
  AD_CLIENT: `read like ${CLIENT_EXAMPLE}`,
  AD_SLOTS: `read like ${SLOTS_EXAMPLE}`,
  CONSENT_SCRIPT: 'be the address of a script that asks visitors for consent',
}

/** `withPlace` are the folders whose pages have a place for an ad. */
export function adSettingsFrom(env: NodeJS.ProcessEnv, withPlace: readonly string[]): AdSettings | undefined {
  const { AD_CLIENT = '', AD_SLOTS = '', AD_SCRIPT, AD_HOSTS = '', CONSENT_SCRIPT = '' } = env
  const set = [...Object.keys(NEEDED), 'AD_SCRIPT', 'AD_HOSTS'].find((name) => env[name])
  if (!set) return undefined
  for (const [name, how] of Object.entries(NEEDED))
    if (!env[name]) throw new Error(`${set} is set without ${name}; that must ${how}`)
  if (!/^ca-pub-\d+$/.test(AD_CLIENT))
    throw new Error(`AD_CLIENT is "${AD_CLIENT}"; it must read like ${CLIENT_EXAMPLE}`)
  return {
    client: AD_CLIENT,
    slots: slotsFrom(AD_SLOTS, withPlace),
    script: scriptFrom('AD_SCRIPT', AD_SCRIPT || ADSENSE),
    consentScript: scriptFrom('CONSENT_SCRIPT', CONSENT_SCRIPT),
    hosts: hostsFrom(AD_HOSTS),
  }
}

const settings = adSettingsFrom(
  process.env,
  pages.filter(({ hasAd }) => hasAd).map(({ slug }) => slug),
)

export const adClient = settings?.client

type Ad = Omit<AdSettings, 'slots'> & { readonly slot: string }

/** What a page needs for its ad, or nothing if it has none. */
export function adOf({ hasAd, slug }: Page): Ad | undefined {
  const slot = hasAd && settings?.slots[slug]
  if (!slot) return undefined
  const { slots: _others, ...ad } = settings
  return { ...ad, slot }
}
