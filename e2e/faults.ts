/** What can go wrong with a lazily loaded file, and what a page shows then. */
import type { Locator, Page, Route } from '@playwright/test'
import { expect } from './site'

/** Browsers complain of such files in the console. */
export const COMPLAINTS = /Failed to load|net::ERR|Failed to fetch|MIME type|Unexpected/

/** What can go wrong with a file on its way. */
export const FAULTS: Record<string, (route: Route) => Promise<void> | void> = {
  refused: (route) => route.abort(),
  'not found': (route) => route.fulfill({ status: 404, contentType: 'text/html', body: '<p>Not found' }),
  'of the wrong type': (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>Sign in to this network' }),
  truncated: async (route) => {
    const response = await route.fetch()
    const text = await response.text()
    await route.fulfill({ response, body: text.slice(0, text.length / 2) })
  },
  'never answered': () => {},
}

/** Lets files be faulty until told otherwise. */
export async function faulty(page: Page, files: string | RegExp, fault: keyof typeof FAULTS) {
  let isFaulty = true
  await page.route(files, (route) => (isFaulty ? FAULTS[fault]?.(route) : route.continue()))
  return {
    mend: () => {
      isFaulty = false
    },
  }
}

/** What every result is given once its extras have come. */
export const tools = (page: Page) => page.getByRole('button', { name: /^(?:Copy link|Link kopieren)$/ })
export const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' })

/** Time passes until it is seen: the wait for one file may begin only when another has come. */
export const inTime = (page: Page, sought: Locator) =>
  expect.poll(() => page.clock.fastForward(9000).then(() => sought.isVisible())).toBe(true)

/** Tries again until it is there; an attempt that was under way when the fault was mended may bring it first. */
export const tryUntil = (page: Page, sought: Locator) =>
  expect(async () => {
    const button = tryAgain(page).first()
    if (await button.isVisible()) await button.click({ timeout: 1000 })
    await expect(sought).toBeVisible({ timeout: 2000 })
  }).toPass()
