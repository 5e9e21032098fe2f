/** What is a fault of a page, among all that Chromium says of it. */
import type { Page } from '@playwright/test'

/** Where the next page is there before the view transition is ready, the browser skips the transition and logs it, also where the page has caught it. */
const TRANSITION_SKIPPED = /Transition was (?:aborted|skipped)/

/** Errors and warnings in the console, and what nobody caught; the list grows as long as the page lives. */
export function complaintsOf(page: Page): readonly string[] {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  page.on('pageerror', (error) => {
    if (!TRANSITION_SKIPPED.test(String(error))) complaints.push(String(error))
  })
  return complaints
}
