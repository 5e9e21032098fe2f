/** Every result as a screen reader gets it: names, roles and order, kept in e2e/screen-reader/. */
import { contract, slugs } from '../test/oracle/contract'
import { awake, expect, fill, press, test } from './site'

for (const slug of slugs)
  test(`${slug} reads its first agreed case out as before`, async ({ page }) => {
    await page.goto(`/${slug}/`)
    await awake(page)
    const inputs = contract[slug].cases[0]?.inputs ?? {}
    await fill(page, inputs)
    await press(page)
    await expect(page.getByRole('button', { name: /^(Copy link|Link kopieren)$/ })).toBeVisible()
    const region = page.getByRole('region', { name: /^(Results|Ergebnisse)$/ })
    expect(await region.ariaSnapshot()).toMatchSnapshot(`${slug}.yml`)
  })
