/** Accessibility by axe: WCAG 2.2 A and AA and best practices. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type { default as Axe, ElementContext, RunOptions } from 'axe-core'
import { kindsOfText } from './kinds-of-text'

/** A browser reads it in half the time of the source that the package hands out, comments and all. */
const minified = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** Structure does not depend on the colour scheme, nor colours on the page: they take half of the time. */
const COLOURS = ['color-contrast', 'link-in-text-block']
const STRUCTURE: RunOptions = {
  runOnly: { type: 'tag', values: WCAG },
  rules: Object.fromEntries(COLOURS.map((rule) => [rule, { enabled: false }])),
}
const CONTRAST: RunOptions = { runOnly: { type: 'rule', values: COLOURS } }

/** Runs in the page. */
async function lookAt(what: ElementContext, only: RunOptions): Promise<string[]> {
  const { axe: checker } = window as unknown as WithAxe
  // It would read all styles anew, which none of these rules looks at, and tell what passes, which takes longer than to check.
  const options: RunOptions = { ...only, resultTypes: ['violations'], preload: false }
  const { violations } = await checker.run(what, options)
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}

/** Once for a page. */
async function withAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window)))
    await page.evaluate(`${minified};${kindsOfText};${lookAt}`)
}

interface WithAxe {
  axe: typeof Axe
  kindsOfText: typeof kindsOfText
  lookAt: typeof lookAt
}

/** What those who listen hear of all that can be seen of a kind: to ask the browser for one after the other takes longer. */
export async function accessibleNames(page: Page, selector: string): Promise<string[]> {
  await withAxe(page)
  return page.locator(selector).evaluateAll((elements) => {
    const { axe: checker } = window as unknown as WithAxe
    checker.setup()
    const names = elements
      .filter((element) => element.checkVisibility())
      .map((element) => checker.commons.text.accessibleText(element))
    checker.teardown()
    return names
  })
}

async function structure(page: Page): Promise<string[]> {
  await withAxe(page)
  return page.evaluate((options) => (window as unknown as WithAxe).lookAt(document, options), STRUCTURE)
}

/** Kinds of text that were read well on a page before. */
const readWell = new Set<string>()

async function contrast(page: Page): Promise<string[]> {
  await withAxe(page)
  const { kinds, violations } = await page.evaluate(
    async ([known, options]) => {
      const { kindsOfText: kindsHere, lookAt: look } = window as unknown as WithAxe
      const unknown = [...kindsHere()].filter(([kind]) => !known.includes(kind))
      const texts = unknown.map(([, text]) => text)
      return {
        kinds: unknown.map(([kind]) => kind),
        violations: texts.length > 0 ? await look(texts as unknown as ElementContext, options) : [],
      }
    },
    [[...readWell], CONTRAST] as const,
  )
  if (violations.length === 0) for (const kind of kinds) readWell.add(kind)
  return violations
}

/** The page as it is, by day and in the dark. */
export async function expectNoViolation(page: Page, when: string): Promise<void> {
  expect.soft(await structure(page), `axe, ${when}`).toEqual([])
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    expect.soft(await contrast(page), `axe, ${when}, ${colorScheme}`).toEqual([])
  }
}
