/** A result as a screen reader gets it: names, roles and order, kept with the calculator. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test } from '../site'

export async function expectHeardAsBefore(page: Page, slug: string): Promise<void> {
  await expect(page.getByRole('button', { name: /^(Copy link|Link kopieren)$/ })).toBeVisible()
  const result = page.getByRole('region', { name: /^(Results|Fee Breakdown|Ergebnisse)$/ })
  // The place of a drawing is kept until it is there.
  await expect(result.locator('svg[role=img][aria-hidden=true]')).toHaveCount(0)
  const heard = await result.ariaSnapshot()
  const name = [slug, '__snapshots__', 'screen-reader.yml']
  const file = test.info().snapshotPath(...name)
  // A new calculator's is written by its first run, as Vitest does with the others; where CI is set it is an error.
  if (!existsSync(file) && !process.env.CI) {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, heard)
  }
  expect.soft(heard).toMatchSnapshot(name)
}
