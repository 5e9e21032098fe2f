/** `npm run load -- --releases`: visitors come without a pause while the site is released again and again. */
import { setTimeout as pause } from 'node:timers/promises'
import { nextSites, PAGES } from './next-site.ts'
import { withTarget } from './target.ts'
import { withVisitors } from './visit.ts'
import type { VisitorReport } from './visitors.ts'

interface Settings {
  readonly port: number
  readonly seconds: number
}

/** Visits all of these sites, released one after the other, each for as long as the next. */
export async function releasesUnderLoad(
  { port, seconds }: Settings,
  sites: readonly string[],
): Promise<VisitorReport> {
  const [first = '', ...others] = sites
  return withTarget({ site: first, ports: [port] }, (target) =>
    withVisitors({ port, paths: PAGES, visitors: 16, wait: 0 }, async () => {
      for (const site of others) {
        await pause((seconds * 1000) / sites.length)
        target.release(site)
      }
      await pause((seconds * 1000) / sites.length)
    }),
  )
}

export async function printReleases(settings: Settings & { readonly releases: number }): Promise<boolean> {
  console.log(`${settings.seconds} seconds of visits, ${settings.releases} releases meanwhile…`)
  const sites = await nextSites(settings.releases + 1)
  const { requests, repeated, wrong, versions } = await releasesUnderLoad(settings, sites)
  console.log(`versions seen        ${versions.join(', ')}`)
  console.log(`requests             ${requests}`)
  console.log(
    `asked a second time  ${repeated} (a kept connection was closed before the request, as browsers do)`,
  )
  console.log(`wrong                ${Object.keys(wrong).length ? JSON.stringify(wrong) : 0}`)
  return Object.keys(wrong).length === 0 && versions.length === settings.releases + 1
}
