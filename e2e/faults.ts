/** What can go wrong with a lazily loaded file, and what a page shows then. */
import type { Locator, Page, Route } from '@playwright/test'
import { expect } from './site'

/** Browsers complain of such files in the console. */
export const COMPLAINTS = /Failed to load|net::ERR|Failed to fetch|MIME type|Unexpected/

/** What can go wrong with a file on its way. */
export const FAULTS = {
  refused: (route: Route) => route.abort(),
  'not found': (route: Route) =>
    route.fulfill({ status: 404, contentType: 'text/html', body: '<p>Not found' }),
  'of the wrong type': (route: Route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>Sign in to this network' }),
  truncated: async (route: Route) => {
    const response = await route.fetch()
    const text = await response.text()
    await route.fulfill({ response, body: text.slice(0, text.length / 2) })
  },
  'never answered': () => undefined,
}

export type Fault = keyof typeof FAULTS

export const faults = Object.keys(FAULTS) as Fault[]

/** Every fault, each visit with another one first: the first attempt at a file is made differently from those that follow. */
export const faultsFrom = (first: Fault): Fault[] => {
  const start = faults.indexOf(first)
  return [...faults.slice(start), ...faults.slice(0, start)]
}

/** Lets files be faulty, now in this way and then in that, until told otherwise. */
export async function faulty(page: Page, files: string | RegExp) {
  let current: Fault | undefined
  const met = new Set<Fault>()
  await page.route(files, (route) => {
    if (!current) return route.continue()
    met.add(current)
    return FAULTS[current](route)
  })
  return {
    become: (fault: Fault) => {
      current = fault
    },
    mend: () => {
      current = undefined
    },
    /** The faults that somebody who asked was given. */
    met: () => faults.filter((fault) => met.has(fault)),
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
