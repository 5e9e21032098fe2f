/** Fills the ad slots of a page, late, and never at the expense of the page. */

interface ConsentData {
  eventStatus: string
  gdprApplies?: boolean
  purpose?: { consents?: Record<string, boolean> }
}

/** What the ad provider and the consent provider (IAB TCF) put on the window. */
interface Providers {
  adsbygoogle?: object[]
  __tcfapi?: (
    command: 'addEventListener',
    version: 2,
    callback: (data: ConsentData, success: boolean) => void,
  ) => void
}

const providers = window as Providers

const STORE_AND_ACCESS = '1'

function addScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = src
    script.async = true
    script.onload = () => resolve()
    script.onerror = () => reject(new Error(`${src} did not load`))
    document.head.append(script)
  })
}

/** Waits, for ever if need be, until the visitor has agreed; where nobody has to be asked, the provider says so. */
async function consent(script: string): Promise<void> {
  await addScript(script)
  return new Promise((resolve) => {
    providers.__tcfapi?.('addEventListener', 2, ({ eventStatus, gdprApplies, purpose }, success) => {
      const decided = ['tcloaded', 'useractioncomplete'].includes(eventStatus)
      const mayStore = gdprApplies === false || purpose?.consents?.[STORE_AND_ACCESS]
      if (success && decided && mayStore) resolve()
    })
  })
}

async function fillSlot(space: HTMLElement): Promise<void> {
  const { adClient, adSlot, adScript, consentScript } = space.dataset
  if (!adClient || !adSlot || !adScript || !consentScript) return
  await consent(consentScript)
  const ad = document.createElement('ins')
  ad.className = 'adsbygoogle'
  Object.assign(ad.dataset, { adClient, adSlot, adFormat: 'rectangle' })
  space.append(ad)
  await addScript(`${adScript}?client=${encodeURIComponent(adClient)}`)
  providers.adsbygoogle ??= []
  providers.adsbygoogle.push({})
  // The provider may still say that it has nothing to show.
  const show = () => space.parentElement?.toggleAttribute('data-filled', ad.dataset.adStatus !== 'unfilled')
  show()
  new MutationObserver(show).observe(ad, { attributeFilter: ['data-ad-status'] })
}

/** The space, invisible so far, closes where nobody sees it; where somebody would, nothing moves. */
function leaveOut({ parentElement: section }: HTMLElement) {
  if (!section) return
  const { top, bottom } = section.getBoundingClientRect()
  if (bottom < 0 || top > innerHeight) section.remove()
}

function fillAll() {
  for (const space of document.querySelectorAll<HTMLElement>('[data-ad-slot]'))
    fillSlot(space).catch((error: unknown) => {
      console.warn('The advertisement is left out:', error)
      leaveOut(space)
    })
}

addEventListener('load', () => setTimeout(fillAll, 1000), { once: true })
