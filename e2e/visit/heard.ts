/** A result as a screen reader gets it: names, roles and order, kept with the calculator. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, region, test } from '../site'
import { accessibleNames } from './axe'

const COMPARISON = /\n *- group: (?:The same money elsewhere|Derselbe Betrag anderswo)/

export async function expectHeardAsBefore(page: Page, slug: string): Promise<void> {
  await expect(page.getByRole('button', { name: /^(Copy link|Link kopieren)$/ })).toBeVisible()
  const result = region(page)
  // The place of a drawing is kept until it is there.
  await expect(result.locator('svg[role=img][aria-hidden=true]')).toHaveCount(0)
  // What it can be compared with depends on the other calculators.
  const heard = (await result.ariaSnapshot()).replace(COMPARISON, '')
  const name = [slug, '__snapshots__', 'screen-reader.yml']
  const file = test.info().snapshotPath(...name)
  // A new calculator's is written by its first run, as Vitest does with the others; where CI is set it is an error.
  if (!existsSync(file) && !process.env.CI) {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, heard)
  }
  expect.soft(heard).toMatchSnapshot(name)
}

/** Every rate with a sign or unit at its edge says it, and every output is called by its line. What fields say is in test/definitions. */
export async function expectNumbersNamed(page: Page): Promise<void> {
  for (const panel of await page.locator('main details:has(form), main form details').all())
    await panel.locator('summary').first().click()
  // They are drawn when their panel is open.
  if (await page.locator('main form details').count())
    await expect(page.locator('.rates-panel input').first()).toBeVisible()
  const [edges, outputs] = await Promise.all(
    ['.rates-panel :has(> span[aria-hidden=true]) > input', 'main output'].map((seen) =>
      accessibleNames(page, seen),
    ),
  )
  expect
    .soft(
      edges?.filter((name) => !/ in /.test(name)),
      'a unit is said to those who cannot see it',
    )
    .toEqual([])
  expect
    .soft(
      outputs?.filter((name) => !/\S/.test(name)),
      'outputs without a name',
    )
    .toEqual([])
}
