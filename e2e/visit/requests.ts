/** What a page asks for and what it keeps, watched from before it is opened. */
import type { Page } from '@playwright/test'
import { lazyOf } from '../../deploy/built-script'

/** Requests that leave the site; the list grows as long as the page lives. */
export function watchOutside(page: Page, site: string): readonly string[] {
  const outside: string[] = []
  page.context().on('request', (request) => {
    if (!request.url().startsWith(site)) outside.push(request.url())
  })
  return outside
}

/** Files that were asked for before the page had loaded, and after. */
export const askedFor = (page: Page): Promise<{ early: string[]; late: string[] }> =>
  page.evaluate(() => {
    const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const asked = (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .map(({ name, startTime }) => ({ path: new URL(name).pathname, startTime }))
      // A picture is asked for when it is near the screen, which on a large screen it is at once.
      .filter(({ path }) => path !== '/favicon.svg' && !path.startsWith('/pictures/'))
    const isEarly = ({ startTime }: { startTime: number }) => startTime < (opened?.loadEventStart ?? 0)
    return {
      early: asked.filter(isEarly).map(({ path }) => path),
      late: asked.filter((entry) => !isEarly(entry)).map(({ path }) => path),
    }
  })

/** What a press or a search will want is asked for when the page is idle, after the script that hydrates it. */
export function withoutLater(asked: readonly string[], script: readonly string[]): string[] {
  // The other calculators are not among it: those are for whoever compares.
  const lazy = lazyOf(script, 'dist', (file) => !/\/(?:form|siblings)\./.test(file))
  const later = ['/search.json', ...lazy].filter((file) => !script.includes(file))
  return asked.filter((path) => !later.includes(path)).toSorted()
}

/** What a press will want is named after its kind: a list of all price lists, and the calculator's own. */
const forAPress = (script: readonly string[], hasLists: boolean): string[] => [
  ...lazyOf(script, 'dist', (file) => !/\/(?:form|siblings|published)\./.test(file)),
  ...(hasLists ? ['/published.', '/published.'] : []),
]

/** What of it has not come whole. */
export const stillToCome = (page: Page, script: readonly string[], hasLists: boolean): Promise<string[]> =>
  page.evaluate(
    (parts) => {
      const come = (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ responseEnd }) => responseEnd > 0)
        .map(({ name }) => name)
      return parts.filter((part) => {
        const found = come.findIndex((name) => name.includes(part))
        if (found >= 0) come.splice(found, 1)
        return found < 0
      })
    },
    forAPress(script, hasLists),
  )

export const NOTHING_STORED = { cookies: '', local: 0, session: 0, databases: 0, workers: 0, caches: 0 }

export const stored = (page: Page): Promise<typeof NOTHING_STORED> =>
  page.evaluate(async () => ({
    cookies: document.cookie,
    local: localStorage.length,
    session: sessionStorage.length,
    databases: (await indexedDB.databases()).length,
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    caches: (await caches.keys()).length,
  }))
