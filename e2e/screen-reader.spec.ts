/** Every result as a screen reader gets it: names, roles and order, kept with the calculator. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { agreedOf } from '../test/agreed'
import { expect, fill, hydrated, press, slugs, test } from './site'

for (const slug of slugs)
  test(`${slug} reads its first agreed case out as before`, async ({ page }, testInfo) => {
    await page.goto(`/${slug}/`)
    await hydrated(page)
    await fill(page, agreedOf(slug).cases[0]?.inputs ?? {})
    await press(page)
    await expect(page.getByRole('button', { name: /^(Copy link|Link kopieren)$/ })).toBeVisible()
    const region = page.getByRole('region', { name: /^(Results|Fee Breakdown|Ergebnisse)$/ })
    // The place of a drawing is kept until it is there.
    await expect(region.locator('svg[role=img][aria-hidden=true]')).toHaveCount(0)
    const heard = await region.ariaSnapshot()
    const name = [slug, '__snapshots__', 'screen-reader.yml']
    const file = testInfo.snapshotPath(...name)
    // A new calculator's is written by its first run, as Vitest does with the others; where CI is set it is an error.
    if (!existsSync(file) && !process.env.CI) {
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, heard)
    }
    expect(heard).toMatchSnapshot(name)
  })

const EDGES = '[aria-hidden=true]'

for (const slug of slugs)
  test(`${slug}: every number with a sign or unit at its edge says it, every output is called by its line`, async ({
    page,
  }) => {
    await page.goto(`/${slug}/`)
    await hydrated(page)
    await fill(page, agreedOf(slug).cases[0]?.inputs ?? {})
    await press(page)
    await expect(page.getByRole('button', { name: /^(Copy link|Link kopieren)$/ })).toBeVisible()
    for (const panel of await page.locator('main details:has(form), main form details').all())
      await panel.locator('summary').first().click()
    for (const number of await page
      .locator('main input[inputmode=decimal]')
      .filter({ visible: true })
      .all()) {
      const edge = number.locator(`xpath=../span`).and(page.locator(EDGES))
      if ((await edge.count()) > 0) await expect(number).toHaveAccessibleName(/ in |\(.+\)|People|Days|Age/)
    }
    for (const output of await page.locator('main output').all())
      await expect(output).toHaveAccessibleName(/\S/)
  })
