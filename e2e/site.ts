import { test as base, expect, type Page } from '@playwright/test'
import { STATIC_PATHS } from '../src/site/settings.ts'
import type { Typed } from '../test/agreed.ts'
import { oneMore } from '../test/one-more.ts'
import { complaintsOf } from './complaints.ts'
import { forget, OLDER_LANGUAGE } from './older-language.ts'

export { slugs, type Typed as Inputs } from '../test/agreed.ts'

export const staticPaths = ['/', ...STATIC_PATHS]

/** A page whose console must stay silent: no error, no warning, no refused script or style. Its language is that of an older browser. */
export const test = base.extend<{ mayComplain: RegExp | undefined }>({
  mayComplain: [undefined, { option: true }],
  page: async ({ page, mayComplain }, use) => {
    const complaints = complaintsOf(page)
    await page.addInitScript(forget, OLDER_LANGUAGE)
    await use(page)
    expect(complaints.filter((text) => !mayComplain?.test(text))).toEqual([])
  },
})

export { expect }

export const form = (page: Page) => page.locator('main form').first()
export const field = (page: Page, name: string) => form(page).locator(`[name="${name}"]`)
export const press = (page: Page) => form(page).locator('button[type=submit]').click()
export const region = (page: Page) => page.locator('main section[aria-labelledby=result-title]')
export const output = (page: Page, key: string) => page.locator(`output[name="${key}"]`)

/** The fields of a name: whether they can be seen, and what they are. */
const controlsOf = (page: Page, name: string) =>
  field(page, name).evaluateAll((controls) =>
    controls.map((control) => ({
      isSeen: control.checkVisibility({ visibilityProperty: true }),
      isSelect: control.tagName === 'SELECT',
    })),
  )

/** Fills in the form as a visitor would; only what can be seen. */
export async function fill(page: Page, inputs: Typed): Promise<void> {
  for (const [name, value] of Object.entries(inputs)) {
    const values = [value].flat()
    while ((await field(page, name).count()) < values.length) await page.locator(oneMore(name)).click()
    for (const [index, { isSeen, isSelect }] of (await controlsOf(page, name)).entries()) {
      const each = values[index]
      if (!isSeen || each === undefined) continue
      const control = field(page, name).nth(index)
      if (typeof each === 'boolean') await control.setChecked(each)
      else if (isSelect) await control.selectOption(each)
      else await control.fill(each)
    }
  }
}

/** All result lines by key, as displayed, with plain spaces. */
export async function results(page: Page): Promise<Record<string, string>> {
  const lines = await page
    .locator('main output')
    .evaluateAll((outputs) =>
      outputs.map((output) => [(output as HTMLOutputElement).name, output.textContent ?? '']),
    )
  return Object.fromEntries(lines.map(([name, text]) => [name, text?.replaceAll('\u00a0', ' ')]))
}

/** The form is hydrated: its script has arrived, and React has taken over its outermost element, which it does last. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const [outermost] = document.querySelector('main astro-island:not([ssr])')?.children ?? []
    return outermost && Object.keys(outermost).some((key) => key.startsWith('__react'))
  })
}

/** Keeps what the page asks for waiting until the returned function is called. */
export async function hold(
  page: Page,
  addresses: string,
  then: 'continue' | 'abort' = 'continue',
): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(addresses, async (route) => {
    await promise
    await route[then]()
  })
  return resolve
}

export const holdScripts = (page: Page) => hold(page, '**/_astro/*.js')

/** By how many pixels the page is wider than the window. */
export const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** One h1, and no level left out on the way down. */
export async function headingProblems(page: Page): Promise<string[]> {
  const headings = await page
    .locator('h1, h2, h3, h4, h5, h6')
    .evaluateAll((found) => found.map(({ tagName, textContent }) => `${tagName.slice(1)} ${textContent}`))
  const level = (heading = '0') => Number(heading[0])
  const tops = headings.filter((heading) => level(heading) === 1)
  return [
    ...(tops.length === 1 ? [] : [`${tops.length} headings of level 1`]),
    ...headings.filter((heading, index) => level(heading) > level(headings[index - 1]) + 1),
  ]
}

/** Nothing is fetched ahead for visitors who save data, so that a press itself has to fetch. */
export const saveData = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
