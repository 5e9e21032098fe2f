/** Advertising is configuration: without a client and a slot for the page, nothing of it exists. */
import type { Page } from './calculator-pages'

interface AdSettings {
  readonly client: string
  /** Slot ids by calculator folder. */
  readonly slots: Readonly<Record<string, string>>
  readonly script: string
  /** A consent provider's script, for pages that show ads only after consent. */
  readonly consentScript: string | undefined
}

const ADSENSE = 'https://pagead2.googlesyndication.com/pagead/js/adsbygoogle.js'

function settingsFrom(env: NodeJS.ProcessEnv): AdSettings | undefined {
  const { AD_CLIENT, AD_SLOTS, AD_SCRIPT, CONSENT_SCRIPT } = env
  if (!AD_CLIENT || !AD_SLOTS) return undefined
  const slots = AD_SLOTS.split(',').map((pair) => pair.trim().split('='))
  return {
    client: AD_CLIENT,
    slots: Object.fromEntries(slots.filter(([slug, id]) => slug && id)),
    script: AD_SCRIPT || ADSENSE,
    consentScript: CONSENT_SCRIPT || undefined,
  }
}

const settings = settingsFrom(process.env)

export const adClient = settings?.client

type Ad = Omit<AdSettings, 'slots'> & { readonly slot: string }

/** What a page needs for its ad, or nothing if it has none. German visitors are asked first; without somebody who asks them there is no ad. */
export function adOf({ hasAd, slug, calculator }: Page): Ad | undefined {
  const slot = hasAd && settings?.slots[slug]
  if (!slot) return undefined
  const { client, script, consentScript } = settings
  if (calculator.formats.language !== 'de') return { client, slot, script, consentScript: undefined }
  return consentScript ? { client, slot, script, consentScript } : undefined
}
