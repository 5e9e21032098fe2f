/** `npm run load -- --releases`: visitors come without a pause while the site is released again and again. */
import { setTimeout as pause } from 'node:timers/promises'
import { nextSite, PAGES } from './next-site.ts'
import { withTarget } from './target.ts'
import { withVisitors } from './visit.ts'
import type { VisitorReport } from './visitors.ts'

interface Settings {
  readonly port: number
  readonly seconds: number
  readonly releases: number
}

export async function releasesUnderLoad({ port, seconds, releases }: Settings): Promise<VisitorReport> {
  const [first = '', ...others] = await Promise.all(
    Array.from({ length: releases + 1 }, (_, version) => nextSite(version)),
  )
  return withTarget({ site: first, ports: [port] }, (target) =>
    withVisitors({ port, paths: PAGES, visitors: 16, wait: 0 }, async () => {
      for (const site of others) {
        await pause((seconds * 1000) / (releases + 1))
        target.release(site)
      }
      await pause((seconds * 1000) / (releases + 1))
    }),
  )
}

export async function printReleases(settings: Settings): Promise<boolean> {
  console.log(`${settings.seconds} seconds of visits, ${settings.releases} releases meanwhile…`)
  const { requests, repeated, wrong, versions } = await releasesUnderLoad(settings)
  console.log(`versions seen        ${versions.join(', ')}`)
  console.log(`requests             ${requests}`)
  console.log(
    `asked a second time  ${repeated} (a kept connection was closed before the request, as browsers do)`,
  )
  console.log(`wrong                ${Object.keys(wrong).length ? JSON.stringify(wrong) : 0}`)
  return Object.keys(wrong).length === 0 && versions.length === settings.releases + 1
}
