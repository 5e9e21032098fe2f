/** Advertising is configuration: without a client and a slot for the page, nothing of it exists. */

export interface AdSettings {
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

export const adSettings = settingsFrom(process.env)
