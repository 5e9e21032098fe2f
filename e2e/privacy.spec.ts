/** With ads off: no request leaves the site, nothing is stored, no policy is violated, on any page. */
import { expect, press, slugs, staticPaths, test } from './site'

for (const path of [...staticPaths, ...slugs.map((slug) => `/${slug}/`)])
  test(`${path} keeps to itself`, async ({ page, context, baseURL }) => {
    const outside: string[] = []
    context.on('request', (request) => {
      if (!request.url().startsWith(baseURL ?? '')) outside.push(request.url())
    })
    const response = await page.goto(path, { waitUntil: 'load' })
    expect(response?.headers()['content-security-policy']).toContain("default-src 'none'")
    if (path.includes('calculator') || path.includes('rechner')) {
      await page.locator('astro-island:not([ssr])').first().waitFor({ state: 'attached' })
      await press(page)
    }
    const stored = await page.evaluate(async () => ({
      cookies: document.cookie,
      local: localStorage.length,
      session: sessionStorage.length,
      databases: (await indexedDB.databases()).length,
      workers: (await navigator.serviceWorker.getRegistrations()).length,
      caches: (await caches.keys()).length,
    }))
    expect(stored).toEqual({ cookies: '', local: 0, session: 0, databases: 0, workers: 0, caches: 0 })
    expect(outside).toEqual([])
  })
