/** Advertising is configuration: without a client and a slot for the page, nothing of it exists. */
import { type Page, pages } from './calculator-pages'

interface AdSettings {
  readonly client: string
  /** Slot ids by calculator folder. */
  readonly slots: Readonly<Record<string, string>>
  readonly script: string
  /** A consent provider's script: it asks those who have to be asked, which nobody here can tell by the page. */
  readonly consentScript: string
}

const ADSENSE = 'https://pagead2.googlesyndication.com/pagead/js/adsbygoogle.js'

const SLOTS_EXAMPLE = 'stubhub-fee-calculator=111,paypal-gebuehrenrechner=222'

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

/** `withPlace` are the folders whose pages have a place for an ad. */
export function adSettingsFrom(env: NodeJS.ProcessEnv, withPlace: readonly string[]): AdSettings | undefined {
  const { AD_CLIENT, AD_SLOTS, AD_SCRIPT, CONSENT_SCRIPT } = env
  if (!AD_CLIENT && !AD_SLOTS) return undefined
  if (!AD_SLOTS) throw new Error(`AD_CLIENT is set without AD_SLOTS; that must read like ${SLOTS_EXAMPLE}`)
  if (!AD_CLIENT) throw new Error('AD_SLOTS is set without AD_CLIENT; that must read like ca-pub-1234567890')
  if (!CONSENT_SCRIPT)
    throw new Error(
      'AD_SLOTS is set without CONSENT_SCRIPT; that must be the address of a script that asks visitors for consent',
    )
  return {
    client: AD_CLIENT,
    slots: slotsFrom(AD_SLOTS, withPlace),
    script: AD_SCRIPT || ADSENSE,
    consentScript: CONSENT_SCRIPT,
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
  const { client, script, consentScript } = settings
  return { client, slot, script, consentScript }
}
