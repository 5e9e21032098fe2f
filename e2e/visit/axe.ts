/** Accessibility by axe: WCAG 2.2 A and AA and best practices. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type { default as Axe, RunOnly, RunOptions } from 'axe-core'

/** A browser reads it in half the time of the source that the package hands out, comments and all. */
const minified = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const EVERYTHING: RunOnly = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
}
/** Structure does not depend on the colour scheme, so dark is checked for colours alone. */
const COLOURS: RunOnly = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] }

async function violations(page: Page, part: string, runOnly: RunOnly): Promise<string[]> {
  // Once for a page, and nothing but violations: what passes would take longer to tell than to check.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(minified)
  return page.evaluate(
    async ([where, only]) => {
      const { axe: checker } = window as unknown as { axe: typeof Axe }
      // It would read all styles anew, which none of these rules looks at.
      const options: RunOptions = { runOnly: only, resultTypes: ['violations'], preload: false }
      const { violations: found } = await checker.run(where, options)
      return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
    },
    [part, runOnly] as const,
  )
}

/** The page, or a part of it, by day and in the dark. */
export async function expectNoViolation(page: Page, when: string, part = 'html'): Promise<void> {
  expect.soft(await violations(page, part, EVERYTHING), `axe, ${when}, light`).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect.soft(await violations(page, part, COLOURS), `axe, ${when}, dark`).toEqual([])
  await page.emulateMedia({ colorScheme: 'light' })
}
