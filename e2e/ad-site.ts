/** The site built with advertising, and stand-ins for those who provide ads and ask for consent, all on loopback. */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { QUICK } from '../deploy/integration'
import { start } from '../scripts/install.mjs'
import { siteServer } from '../scripts/serve'

export const FOLDER = '.cache/site-with-ads'

/** From which a provider loads more. */
export const ANOTHER_HOST = 'https://more.example'

/** What a provider's script does, in a few lines each. */
const AD = "document.querySelector('ins.adsbygoogle').append('An advertisement')"
const CONSENT = `const style = document.createElement('style')
style.textContent = '.consent { position: fixed; bottom: 0 }'
const dialog = document.createElement('div')
dialog.className = 'consent'
dialog.textContent = 'May we?'
document.body.append(style, dialog)
window.__tcfapi = (command, version, callback) => {
  const answer = (yes) => callback({ eventStatus: 'useractioncomplete', purpose: { consents: { 1: yes } } }, true)
  Object.assign(window, { agree: () => answer(true), refuse: () => answer(false) })
  if (window.isAsked) callback({ eventStatus: 'cmpuishown', gdprApplies: true, purpose: { consents: {} } }, true)
  else callback({ eventStatus: 'tcloaded', gdprApplies: false }, true)
}`

const listen = (server: Server) =>
  new Promise<string>((resolve) =>
    server.listen(0, '127.0.0.1', () =>
      resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
    ),
  )

async function build(env: Record<string, string>): Promise<void> {
  const { status, output } = await start(['astro', 'build', '--silent', '--outDir', FOLDER], env)
  if (status !== 0) throw new Error(output)
}

interface AdSite {
  /** Addresses; who asks for consent is somebody else, at one of its own. */
  readonly site: string
  readonly provider: string
  readonly asker: string
  /** What was asked of the two since the list was last emptied. */
  readonly asked: string[]
  close(): void
}

export async function openAdSite(): Promise<AdSite> {
  const asked: string[] = []
  const giving = (script: string) =>
    createServer((request, response) => {
      asked.push(request.url ?? '')
      response.writeHead(200, { 'Content-Type': 'text/javascript' })
      response.end(script)
    })
  const servers = [giving(AD), giving(CONSENT), siteServer(FOLDER)]
  const [provider = '', asker = '', site = ''] = await Promise.all(servers.map(listen))
  await build({
    AD_CLIENT: 'ca-pub-1234567890',
    AD_SLOTS: 'stubhub-fee-calculator=111,paypal-gebuehrenrechner=222',
    AD_SCRIPT: `${provider}/ads.js`,
    CONSENT_SCRIPT: `${asker}/consent.js`,
    AD_HOSTS: ANOTHER_HOST,
    OPERATOR_NAME: 'Ada Lovelace',
    OPERATOR_ADDRESS: '12 St James’s Square, London',
    OPERATOR_EMAIL: 'ada@example.com',
    BROTLI_QUALITY: String(QUICK),
  })
  return {
    site,
    provider,
    asker,
    asked,
    close: () => {
      for (const server of servers) server.close()
    },
  }
}
